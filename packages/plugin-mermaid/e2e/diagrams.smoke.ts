import { findBrowser } from '@landing/markdown/authoring'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { compile, flow } from '../src/fixtures/compile'

const hasBrowser = findBrowser() !== undefined
if (!hasBrowser) console.warn('Skipped: drawing diagrams needs a Chromium.')

afterEach(() => vi.unstubAllEnvs())
afterAll(removeSites)

describe.runIf(hasBrowser)('with a browser, diagrams are drawn', () => {
  it('once for all pages, without styles and ids of their own', async () => {
    const cacheDir = writeSite({})
    const { html, messages } = await compile(flow(), {}, { cacheDir })
    expect(messages).toEqual([])
    expect(html).toMatch(
      /^<figure class="landing-diagram" data-diagram="mermaid"><figcaption>Flow<\/figcaption><svg [^>]*role="img" aria-label="Flow"/,
    )
    expect(html).toContain('light-dark(')
    expect(html).toContain('<tspan>reads</tspan>')
    expect(html).not.toMatch(/style|class="(?!landing)|<pre|foreignObject/i)
    vi.stubEnv('CHROME_PATH', process.execPath)
    const again = await compile(`${flow()}\n\nMore.`, {}, { cacheDir })
    expect(again.messages).toEqual([])
    expect(again.html).toContain(html)
  })

  it('and a mistake is named at its place', async () => {
    const { html, messages } = await compile(
      `${flow('no diagram')}\n\n${flow('pie\n  "a & b": 1')}`,
    )
    expect(messages).toMatchObject([
      { code: 'mermaid/not-rendered', location: { file: 'docs/page.md', line: 1 } },
    ])
    expect(messages[0]?.message).toMatch(/^The diagram cannot be drawn: No diagram type detected/)
    expect(html.match(/<pre/g)).toHaveLength(1)
    expect(html).toContain('>a &amp; b</text>')
  })
})
