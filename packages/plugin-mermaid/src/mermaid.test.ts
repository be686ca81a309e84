import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteHooks } from '@landing/content'
import { removeSites } from '@landing/tooling/sites'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { type DrawnNode, diagramSvg } from './diagram-svg'
import { drawDiagrams, findTools } from './draw-diagrams'
import { compile, flow } from './fixtures/compile'
import plugin from './index'

afterEach(() => vi.unstubAllEnvs())
afterAll(removeSites)

type Drawn = Exclude<DrawnNode, string>
const node = (name: string, rest: Partial<Drawn> = {}): Drawn => ({
  name,
  attributes: {},
  styles: {},
  children: [],
  ...rest,
})

describe('a drawing', () => {
  it.skipIf(process.platform === 'win32')('is made without requests to servers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landing-browser-'))
    const browser = join(folder, 'browser.cjs')
    // Returns the page itself in place of a drawing.
    const code = `const page = require('node:fs').readFileSync(new URL(process.argv.at(-1)), 'utf8')
      console.log('<body>' + Buffer.from(JSON.stringify([{ error: page }])).toString('base64') + '</body>')`
    writeFileSync(browser, `#!${process.execPath}\n${code}`, { mode: 0o755 })
    const drawn = await drawDiagrams([['graph LR', 'a']], { browser, script: '/m.js', version: '' })
    rmSync(folder, { recursive: true })
    expect(drawn).toMatchObject([
      { error: expect.stringMatching(/"default-src 'none'; script-src 'nonce-/) },
    ])
  })

  it('becomes known elements and attributes only', () => {
    const drawn = node('svg', {
      attributes: { viewBox: '0 0 40 20', onload: 'x()', style: 'color:red', class: 'a' },
      children: [
        node('style', { children: ['*{}'] }),
        node('script', { children: ['x()'] }),
        node('a', { attributes: { href: 'javascript:x()' }, children: ['x'] }),
        node('path', { attributes: { d: 'M0 0', 'marker-end': 'url(#end)', id: 'p' } }),
        node('path', {
          attributes: { d: 'M1 1', 'marker-end': 'url(https://x.example/#a)' },
          styles: { fill: 'url("https://x.example/#a")' },
        }),
        node('marker', { attributes: { id: 'end' } }),
        node('marker', { attributes: { id: 'unused' } }),
        node('g', { styles: { display: 'none' }, children: ['hidden'] }),
        node('foreignObject', {
          attributes: { width: '40', height: '20' },
          children: [node('div', { children: [node('b', { children: ['Label'] })] })],
        }),
      ],
    })
    const image = diagramSvg(drawn, drawn, 'Flow')
    expect(image.properties).toEqual({
      viewBox: '0 0 40 20',
      width: '40',
      height: '20',
      direction: 'ltr',
      role: 'img',
      'aria-label': 'Flow',
    })
    expect(image.children).toMatchObject([
      { tagName: 'path', properties: { d: 'M0 0', 'marker-end': 'url(#end)' } },
      { tagName: 'path', properties: { d: 'M1 1' } },
      { tagName: 'marker', properties: { id: 'end' } },
      { tagName: 'text', properties: { x: '20', y: '10' }, children: [{ value: 'Label' }] },
    ])
    expect(image.children[0]).not.toHaveProperty('properties.id')
    expect(image.children[1]).not.toHaveProperty('properties.marker-end')
    expect(image.children[1]).not.toHaveProperty('properties.fill')
  })

  it('has styles as attributes where they change, in light and dark', () => {
    const drawn = (fill: string) =>
      node('svg', {
        styles: { fill, stroke: 'none', opacity: '1' },
        children: [
          node('rect', {
            attributes: { width: '1' },
            styles: { fill, stroke: 'red', opacity: '0.5' },
          }),
        ],
      })
    const image = diagramSvg(drawn('black'), drawn('white'), '')
    expect(image.properties).toMatchObject({ fill: 'light-dark(black, white)' })
    expect(image.children).toMatchObject([
      { properties: { width: '1', stroke: 'red', opacity: '0.5' } },
    ])
    expect(image.children[0]).not.toHaveProperty('properties.fill')
  })
})

describe('without what they need, diagrams stay text', () => {
  it('and the first one says why', async () => {
    vi.stubEnv('CHROME_PATH', '')
    const { html, messages } = await compile(`${flow()}\n\n${flow()}`)
    expect(html).toContain('<pre class="mermaid">graph LR')
    expect(html).not.toContain('<svg')
    expect(messages).toMatchObject([
      {
        code: 'mermaid/not-rendered',
        message: 'Diagrams stay text: there is no browser.',
        help: 'Install Chromium or Chrome, or set CHROME_PATH to its executable.',
        location: { file: 'docs/page.md', line: 1 },
      },
    ])
  })

  it('also where Mermaid is not installed', () => {
    const tools = { browser: () => '/chromium', peer: () => undefined }
    expect(findTools(tools)).toEqual({ missing: 'mermaid' })
  })

  it('and each says so when the browser fails', async () => {
    vi.stubEnv('CHROME_PATH', process.execPath)
    const { html, messages } = await compile(flow())
    expect(html).toContain('<pre class="mermaid">')
    expect(messages[0]?.message).toMatch(/^The diagram cannot be drawn: /)
  })
})

it('leaves diagrams for the browser to draw, readable until then', async () => {
  const { html, messages } = await compile(flow(), { drawnIn: 'browser' })
  expect(messages).toEqual([])
  expect(html).toBe(
    '<figure class="landing-diagram" data-diagram="mermaid"><figcaption>Flow</figcaption><pre class="mermaid">graph LR\n  file[A file] -->|reads| page</pre></figure>',
  )
})

it('brings a style sheet to pages that have diagrams', async () => {
  const site = await plugin.site?.()
  const { client } = ((await site?.({} as never, {} as never)) ?? {}) as SiteHooks
  expect(client).toMatchObject([{ when: 'has:.landing-diagram' }])
  const sheet = readFileSync(new URL(client?.[0]?.styles ?? ''), 'utf8')
  expect(sheet).toMatch(/^@layer landing\.article \{\n {2}.*\n {2}\.landing-diagram \{/)
})

it('lets the search read the source of a diagram', async () => {
  vi.stubEnv('CHROME_PATH', '')
  const { search } = await compile(flow())
  expect(search).toContain('file[A file]')
})
