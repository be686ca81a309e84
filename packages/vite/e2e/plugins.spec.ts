import { launchBrowser } from '@landing/tooling/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture, openLive, type RunningServer } from './fixture-site'

const plugin = `export default {
  name: 'outside',
  options: { author: 'string' },
  compile: async () => () => ({
    directives: {
      map: {
        leaf: {
          html: ({ position }) => [
            {
              type: 'paragraph',
              children: [],
              data: { hName: 'div', hProperties: { className: ['map'], 'data-zoom': '3' } },
              position,
            },
          ],
        },
      },
    },
  }),
  site: async () => ({ author }, { readFile }) => ({
    head: ({ path }) => [{ tag: 'meta', attributes: { name: 'author', content: author + ' of ' + path } }],
    emit: [
      {
        owns: (path) => path === '/pages.json',
        async *files({ machines, search }, { read }) {
          const texts = await Promise.all((await machines()).map(({ markdown }) => read(markdown)))
          const { pages } = await search()
          yield { path: 'pages.json', content: async () => JSON.stringify([pages.length, ...texts]) }
        },
      },
    ],
    client: [
      {
        module: new URL('./client.js', import.meta.url).href,
        when: 'has:.map',
        options: readFile('label.txt'),
        policy: { 'connect-src': ['https://maps.example.org'] },
      },
      { styles: new URL('./map.css', import.meta.url).href, when: 'has:.map' },
    ],
  }),
}
`
const client = `export default function show(document, { base, options }) {
  document.querySelector('.map').textContent = options + base
  document.documentElement.dataset.maps = Number(document.documentElement.dataset.maps ?? 0) + 1
  return () => {
    document.documentElement.dataset.left = 'yes'
  }
}
`

let site: FixtureSite
let browser: Browser
beforeAll(async () => {
  site = await openFixture()
  await site.write('plugin.mjs', plugin)
  await site.write('client.js', client)
  await site.write('content/label.txt', 'at ')
  await site.write('map.css', '@layer landing.article { .map { opacity: 0.5 } }')
  await site.edit(
    'landing.config.js',
    'docs:',
    "rawHtml: 'sanitize', plugins: [{ module: './plugin.mjs', options: { author: 'Ada' } }], docs:",
  )
  await site.write('content/docs/places.md', '# Places\n\n<b class="x">raw</b>\n\n::map\n')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
})

describe.each(['dev', 'preview'] as const)('in vite %s, a plugin of others', (command) => {
  let server: RunningServer
  beforeAll(async () => {
    if (command === 'preview') await site.buildOrThrow()
    server = await site.serve(command)
  })
  afterAll(() => server.close())

  it('adds to the head, keeps its classes and emits files', async () => {
    const html = await (await fetch(`${server.href}docs/places/`)).text()
    expect(html).toContain('<meta name="author" content="Ada of /docs/places/">')
    expect(html).toMatch(/connect-src [^;]*https:\/\/maps\.example\.org/)
    expect(html).toContain('<b>raw</b>')
    expect(html).toContain('<div class="map" data-zoom="3">')
    const response = await fetch(`${server.href}pages.json`)
    expect(response.headers.get('content-type')).toContain('application/json')
    const [count, ...texts] = await response.json()
    expect(count).toBeGreaterThan(2)
    expect(texts.join()).toContain('# Places')
    expect((await fetch(`${server.href}none.json`)).status).toBe(404)
  })

  it('runs its module on each page that has its element, and cleans up', async () => {
    const page = await browser.newPage()
    const url = `${server.href}docs/places/`
    if (command === 'dev') await openLive(page, url)
    else await page.goto(url)
    const maps = (count: string) => page.waitForSelector(`html[data-maps="${count}"]`)
    await maps('1')
    expect(await page.textContent('.map')).toBe('at /base/')
    expect(await page.$eval('.map', (map) => getComputedStyle(map).opacity)).toBe('0.5')
    expect(await page.getAttribute('html', 'data-left')).toBeNull()
    await page.click('a[href$="/docs/start/"]')
    await page.waitForSelector('html[data-left="yes"]')
    await page.goBack()
    await maps('2')
    expect(await page.textContent('.map')).toBe('at /base/')
    await page.close()
  })

  it.runIf(command === 'dev')('gives its module the options of an edited file', async () => {
    await site.write('content/label.txt', 'in ')
    const page = await browser.newPage()
    await expect
      .poll(async () => {
        await page.goto(`${server.href}docs/places/`)
        await page.waitForSelector('html[data-maps="1"]')
        return page.textContent('.map')
      })
      .toBe('in /base/')
    await page.close()
    await site.write('content/label.txt', 'at ')
  })
})
