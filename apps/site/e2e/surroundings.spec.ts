import type { BrowserContextOptions, Frame, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, follow, type Visit, visitSite, waitForScripts } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

const start = 'docs/landing-page-content/where_to_start/'
const samples = 'docs/landing-page-content/samples/'

type Setup = (page: Page) => Promise<unknown>

/** Changes each document on its way, or its headers. */
const documents =
  (rewrite: (html: string) => string, headers: Readonly<Record<string, string>> = {}): Setup =>
  (page) =>
    page.route(
      ({ pathname }) => pathname.endsWith('/'),
      async (route) => {
        const response = await route.fetch()
        const body = rewrite(await response.text())
        await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } })
      },
    )
const policy = (value: string) => documents((html) => html, { 'content-security-policy': value })
const before = (tag: string, html: string) =>
  documents((text) => text.replace(tag, `${html}${tag}`))
const files = (pattern: RegExp, answer: (route: Route) => Promise<unknown>): Setup => {
  return (page) => page.route(pattern, answer)
}
const typed = (type: string) => async (route: Route) => {
  const response = await route.fetch()
  const headers = {
    ...response.headers(),
    'content-type': type,
    'x-content-type-options': 'nosniff',
  }
  await route.fulfill({ response, headers })
}

/** A browser without some of its objects, such as `CSS.highlights`. */
const without =
  (...names: readonly string[]): Setup =>
  (page) =>
    page.addInitScript((paths) => {
      for (const path of paths) {
        const keys = path.split('.')
        const last = keys.pop() ?? ''
        const owner = keys.reduce<object>((object, key) => Reflect.get(object, key), window)
        for (let each: object | null = owner; each; each = Object.getPrototypeOf(each)) {
          Reflect.deleteProperty(each, last)
        }
      }
    }, names)

const minified = (html: string) =>
  html
    .replace(/<\/(?:p|li|dt|dd|tr|td|th|thead|tbody|option|body|html|head)>/g, '')
    .replace(/(\s[\w-]+)="([\w./#-]+)"/g, '$1=$2')

const hosts: readonly (readonly [string, Setup])[] = [
  ['whose minifier drops optional tags and quotes', documents(minified)],
  [
    'whose minifier breaks the hash of inline scripts',
    documents((html) => html.replaceAll('<script>', '<script> ')),
  ],
  [
    'that obfuscates e-mail addresses',
    before(
      '</article>',
      '<a class="__cf_email__" data-cfemail="0a" href="/cdn-cgi/l/email-protection">[email]</a>',
    ),
  ],
  [
    'that adds a beacon',
    before('</body>', '<script defer src="https://beacon.example/b.js"></script>'),
  ],
  [
    'that adds a banner and a frame',
    documents((html) =>
      html.replace(/<body[^>]*>/, '$&<div>Banner</div><iframe src="about:blank"></iframe>'),
    ),
  ],
  ['that sends the index as HTML', files(/\/search\//, typed('text/html'))],
  ['that forbids workers', policy("worker-src 'none'")],
  [
    'with a stricter policy',
    policy("default-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'"),
  ],
]

const browsers: readonly (readonly [string, Setup])[] = [
  [
    'of some years ago',
    without(
      'requestIdleCallback',
      'Document.prototype.startViewTransition',
      'Element.prototype.moveBefore',
    ),
  ],
  ['without CSS highlights', without('CSS.highlights', 'Highlight')],
  ['without a segmenter', without('Intl.Segmenter')],
  ['without structuredClone', without('structuredClone')],
  ['without workers', without('Worker', 'SharedWorker')],
  [
    'without popovers',
    without('HTMLElement.prototype.popover', 'HTMLElement.prototype.showPopover'),
  ],
  ['without decompression', without('DecompressionStream')],
  ['without cryptography', without('crypto.subtle')],
  [
    'whose clock is ten years ahead',
    (page) =>
      page.addInitScript(() => {
        const now = Date.now
        Date.now = () => now() + 315_360_000_000
      }),
  ],
  [
    'that blocks images and fonts, with late styles',
    async (page) => {
      await page.route(/\.(?:svg|png|woff2?)$/, (route) => route.abort())
      await page.route(/\.css$/, async (route) => {
        await new Promise((done) => setTimeout(done, 3000))
        await route.continue()
      })
    },
  ],
  [
    'that translates pages',
    (page) =>
      page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.lang = 'de'
          for (const text of document.querySelectorAll('main p, main h1, nav a')) {
            text.innerHTML = `<font><font>${text.innerHTML}</font></font>`
          }
        }),
      ),
  ],
]

async function open(
  setup: Setup,
  path = start,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await visit.open(path, options, setup)
  await page.locator('h1').waitFor()
  return page
}

/** Answers that are still on their way are of no interest any more. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+K')
  await page.keyboard.type('exporter')
  await page.locator('a[role="option"]').first().waitFor()
  await page.keyboard.press('Escape')
}

async function followSidebar(page: Page | Frame): Promise<void> {
  await page.locator(`.landing-sidebar a[href$="/${samples}"]`).click()
  await page.waitForURL(`**/${samples}`)
  await page.locator('h1', { hasText: /sample/i }).waitFor()
}

describe('text, search and links work', () => {
  it.each([
    ...hosts.map(([name, setup]) => [`at a host ${name}`, setup] as const),
    ...browsers.map(([name, setup]) => [`in a browser ${name}`, setup] as const),
  ])('%s', async (_, setup) => {
    const page = await open(setup)
    await waitForScripts(page)
    await search(page)
    await followSidebar(page)
    await leave(page)
  })

  it.each([
    ['with 8 KB of query', `${start}?q=${'x'.repeat(8000)}`],
    ['at an address of an editor', `${start}#:~:text=start`],
  ])('%s', async (_, path) => {
    const page = await open(async () => {}, path)
    await waitForScripts(page)
    await search(page)
    await followSidebar(page)
    await leave(page)
  })
})

describe('text and links work', () => {
  it.each([
    ['where scripts come as text', files(/\.js$/, typed('text/plain'))],
    [
      'where a loader that is missing holds scripts back',
      documents((html) => html.replaceAll('<script', '<script type="x-module"')),
    ],
    [
      'where the history takes no entries',
      (page: Page) =>
        page.addInitScript(() => {
          history.pushState = () => {
            throw new Error('SecurityError')
          }
        }),
    ],
    [
      'where Trusted Types are refused',
      policy("require-trusted-types-for 'script'; trusted-types 'none'"),
    ],
  ])('%s', async (_, setup) => {
    const page = await open(setup)
    await followSidebar(page)
    await leave(page)
  })

  it('in a sandboxed frame', async () => {
    const page = await open(async (fresh) => {
      await fresh.route('**/frame/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<h1>Frame</h1><iframe sandbox="allow-scripts" width="1200" height="800" src="${base}${start}"></iframe>`,
        }),
      )
    }, 'frame/')
    await page.locator('iframe').waitFor()
    await expect.poll(() => page.frames().length).toBe(2)
    const frame = page.frames()[1]
    if (frame === undefined) throw new Error('There is no frame.')
    await followSidebar(frame)
    await leave(page)
  })
})

it('an answer that never comes is given up for another link', async () => {
  const page = await open((fresh) => fresh.route('**/exporter/', () => {}))
  await waitForScripts(page)
  for (const _ of 'impatient') await page.locator('.landing-sidebar a[href$="/exporter/"]').click()
  await followSidebar(page)
  await leave(page)
})

it.each([
  ['the home page for an unknown address', 'docs/unknown/', ''],
  ['the page for an address in capitals', start.toUpperCase(), start],
])('a host sends %s', async (_, path, sent) => {
  const page = await open(async (fresh) => {
    await fresh.route(`**/${path}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: visit.href + sent }) }),
    )
  }, path)
  await waitForScripts(page)
  await search(page)
  await follow(page, samples)
  await page.locator('h1', { hasText: /sample/i }).waitFor()
  await leave(page)
})
