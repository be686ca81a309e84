import { afterEach, describe, expect, it, vi } from 'vitest'
import { compileText } from '../src/fixtures/compile-text'
import { findTools } from '../src/plugins/optional/draw-diagrams'
import { rehypeMermaid, remarkMermaid } from '../src/plugins/optional/mermaid'

const plugins = { remarkPlugins: [remarkMermaid], rehypePlugins: [rehypeMermaid] }
const flow = (text = 'graph LR\n  file[A file] -->|reads| page') =>
  `\`\`\`mermaid title="Flow"\n${text}\n\`\`\``
const hasTools = !('missing' in findTools(process.cwd()))
if (!hasTools) console.warn('Skipped: drawing diagrams needs a Chromium.')

afterEach(() => vi.unstubAllEnvs())

describe.runIf(hasTools)('with a browser, diagrams are drawn', () => {
  it('once for all pages, without styles and ids of their own', async () => {
    const stored = new Map<string, string>()
    const cache = {
      get: <T>(key: string, read: (text: string) => T | undefined) => {
        const text = stored.get(key)
        return text === undefined ? undefined : read(text)
      },
      put: (key: string, text: string) => void stored.set(key, text),
    }
    const options = { ...plugins, cache, rawHtml: 'sanitize' } as const
    const { html, findings } = await compileText(flow(), options)
    expect(findings).toEqual([])
    expect(html).toMatch(
      /^<figure class="landing-diagram" data-diagram="mermaid"><figcaption>Flow<\/figcaption><svg [^>]*role="img" aria-label="Flow"/,
    )
    expect(html).toContain('light-dark(')
    expect(html).toContain('<tspan>reads</tspan>')
    expect(html).not.toMatch(/style|class="(?!landing)|<pre|foreignObject/i)
    vi.stubEnv('CHROME_PATH', process.execPath)
    expect((await compileText(`${flow()}`, options)).html).toBe(html)
  })

  it('and a mistake is named at its place', async () => {
    const { html, findings } = await compileText(
      `${flow('no diagram')}\n\n${flow('pie\n  "a & b": 1')}`,
      plugins,
    )
    expect(findings).toMatchObject([
      { code: 'page/plugin', location: { file: 'docs/page.md', line: 1 } },
    ])
    expect(findings[0]?.message).toMatch(/^The diagram cannot be drawn: No diagram type detected/)
    expect(html.match(/<pre/g)).toHaveLength(1)
    expect(html).toContain('>a &amp; b</text>')
  })
})
