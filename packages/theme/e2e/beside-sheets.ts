import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '..')
const sheet = (path: string) =>
  readFileSync(require.resolve(path), 'utf8').replace(/^@charset[^;]*;/, '')

/** Compiles a sheet with Tailwind's own command. */
export function tailwind(input: string, html: string): string {
  const folder = mkdtempSync(join(root, '.tailwind-'))
  try {
    writeFileSync(join(folder, 'in.css'), input)
    writeFileSync(join(folder, 'page.html'), html)
    const command = join(root, 'node_modules/.bin/tailwindcss')
    execFileSync(command, ['-i', 'in.css', '-o', 'out.css'], { cwd: folder, stdio: 'pipe' })
    return readFileSync(join(folder, 'out.css'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const embedded = readFileSync(join(root, 'dist/embedded.css'), 'utf8')
export const styles = readFileSync(join(root, 'dist/styles.css'), 'utf8')
export const line = '@layer theme, base, landing, components, utilities;'
const host = { base: '', infima: '', bootstrap: '', pico: '', preflight: '' }
/** What a page of someone else has, before and behind the theme's sheet. */
type Sheets = readonly [before: string, after: string]
export const beside: Readonly<Record<string, () => Sheets>> = {
  'Tailwind 4, as its manual imports it': () => [`${line}${host.base}`, ''],
  'Tailwind’s preflight, outside of layers': () => ['', host.preflight],
  'Infima, outside of layers': () => ['', host.infima],
  'Infima, in a layer': () => [`@layer host,landing;@layer host{${host.infima}}`, ''],
  'Bootstrap 5, outside of layers': () => ['', host.bootstrap],
  'Bootstrap 5, in a layer': () => [`@layer host,landing;@layer host{${host.bootstrap}}`, ''],
  'Pico, outside of layers': () => ['', host.pico],
  'Pico, in a layer': () => [`@layer host,landing;@layer host{${host.pico}}`, ''],
}

/** What is not the theme's on a page of someone else. */
export const own = `<h1>Host</h1><h2>Two</h2><p>Text <a href="#a">link</a> <code>code</code> <kbd>K</kbd> <mark>m</mark> <small>s</small></p>
<button type="button">Go</button><input value="x"><select><option>1</option></select><textarea>t</textarea><label>L</label>
<ul><li>One</li></ul><ol><li>One</li></ol><dl><dt>t</dt><dd>d</dd></dl><table><tr><th>a</th><td>b</td></tr></table><hr>
<blockquote><p>q</p></blockquote><pre><code>x</code></pre><details><summary>s</summary>d</details><nav><ul><li><a href="#b">n</a></li></ul></nav>
<article><header>h</header><footer>f</footer></article><figure><img alt="" src="data:,"><figcaption>c</figcaption></figure><div class="hero text-lg">h</div><math><mi>x</mi></math>`

let browser: Browser
export let page: Page
beforeAll(async () => {
  host.infima = sheet('infima/dist/css/default/default.css')
  host.bootstrap = sheet('bootstrap/dist/css/bootstrap.css')
  host.pico = sheet('@picocss/pico/css/pico.css')
  host.base = tailwind('@import "tailwindcss";', own)
  host.preflight = tailwind(
    '@import "tailwindcss/theme.css"; @import "tailwindcss/preflight.css";',
    '',
  )
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: true })
})
afterAll(() => browser?.close())

const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/** Shows a page whose sheets can be exchanged; sizes in `rem` are those of a browser without a choice of its own. */
export async function show(body: string): Promise<void> {
  const styles = '<style></style>'.repeat(3)
  // A broken picture shows its text, whose size is that of the machine's fonts.
  const shown = body.replace(/(<img\b[^>]*? src=")[^"]*/g, `$1${picture}`)
  await page.setContent(
    `<!doctype html><html lang="en" style="font-size:16px;color-scheme:light"><head>${styles}</head><body>${shown}</body></html>`,
  )
}

/** Gives the page these sheets and returns what is different of the elements since `remember`, one property a line. */
export function differences(selector: string, sheets: readonly string[], remember = false) {
  return page.evaluate(
    ({ selector, sheets, remember }) => {
      for (const [index, style] of document.querySelectorAll('style').entries())
        style.textContent = sheets[index] ?? ''
      for (const animation of document.getAnimations()) animation.finish()
      // Of the page itself only the size follows from what is in it.
      const ofContent = /^(?:block-size|height|perspective-origin|transform-origin)$/
      const rows = [...document.querySelectorAll(selector)].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          if (pseudo !== null && style.content === 'none') return ['none']
          const isPage = /^(?:html|body|main)$/.test(element.localName)
          return [...style]
            .filter((property) => !property.startsWith('--'))
            .map((property) =>
              isPage && ofContent.test(property)
                ? ''
                : `${property}: ${style.getPropertyValue(property)}`,
            )
        }),
      )
      const known = window as unknown as { rows: string[][] }
      if (remember) known.rows = rows
      const elements = [...document.querySelectorAll(selector)]
      const found = rows.flatMap((row, at) =>
        row.flatMap((line, index) => {
          const before = known.rows[at]?.[index]
          const element = elements[Math.floor(at / 3)]
          const part = element?.closest('[data-part]')?.getAttribute('data-part') ?? ''
          const name = `${part} ${element?.localName}.${element?.getAttribute('class')}${['', '::before', '::after'][at % 3]}`
          return before === line ? [] : [`${name} ${before} → ${line}`]
        }),
      )
      return { count: rows.length, found: found.slice(0, 40) }
    },
    { selector, sheets, remember },
  )
}

/** Without what is never drawn. */
export const parts = '[data-part] :not(link, script, meta, noscript, [data-host])'

/** Tests that the theme's parts look the same beside each of the sheets as they do alone. */
export function testParts(name: string, body: string, hosts: readonly string[]): void {
  describe(name, () => {
    beforeAll(async () => {
      await show(`<div style="position:relative;width:1200px">${body}</div>`)
      const { count } = await differences(parts, ['', embedded, ''], true)
      expect(count).toBeGreaterThan(300)
    })

    it.each(hosts)('looks the same beside %s', async (host) => {
      const [before, after] = beside[host]?.() ?? ['', '']
      const { found } = await differences(parts, [before, embedded, after])
      expect(found).toEqual([])
    })
  })
}
