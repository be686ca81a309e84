import { describe, expect, it } from 'vitest'
import {
  type CompileTextOptions,
  compileText,
  findingsOf,
  htmlOf,
  usesIn,
} from '../fixtures/compile-text'

const options: CompileTextOptions = { components: ['counter', 'api-table', 'chart-2d'] }

/** Components of a text, and its HTML with their names alone. */
async function componentsIn(text: string, more: CompileTextOptions = {}) {
  const { html: short, segments } = await compileText(text, { ...options, ...more })
  return { short, uses: usesIn(segments) }
}

describe('components', () => {
  it('become segments with name, props and place', async () => {
    const { uses, short } = await componentsIn('# T\n\n::counter{start="3" label="a &amp; b" open}')
    expect(short).toMatch(/<\/h1>\n<counter><\/>$/)
    expect(uses).toEqual([
      {
        name: 'counter',
        props: { start: '3', label: 'a & b', open: '' },
        file: 'docs/page.md',
        line: 3,
        column: 1,
      },
    ])
  })

  it('take Markdown as children, and nest', async () => {
    const text =
      '::::api-table{name=x}\nA **b**.\n\n:::counter\n```js\n1\n```\n:::\n\n::chart-2d\n::::'
    const { uses, short } = await componentsIn(text)
    expect(short).toMatch(
      /^<api-table><p>A <strong>b<\/strong>\.<\/p><counter>.*<pre.*<\/><chart-2d><\/><\/>$/s,
    )
    expect(uses).toHaveLength(3)
  })

  it('may stand in lists, quotes and admonitions', async () => {
    const text = '- a\n\n  ::counter\n\n> :::counter\n> b\n> :::\n\n::::note\n::counter\n::::'
    const { short } = await componentsIn(text)
    expect(short.match(/<counter>/g)).toHaveLength(3)
    expect(short).toContain('<blockquote>\n<counter><p>b</p></>\n</blockquote>')
  })

  it('are searched and listed in the table of contents, and stay in the Markdown as written', async () => {
    const text = ':::counter{label="x"}\n## Inside\n\nWords with a [link](other.md).\n:::'
    const page = await compileText(text, options)
    expect(page.headings).toMatchObject([{ text: 'Inside', id: 'inside' }])
    expect(page.sections).toMatchObject([{ anchor: 'inside', text: 'Words with a link.' }])
    expect(page.links).toMatchObject([{ url: 'other.md' }])
    expect(page.markdown).toContain(':::counter{label="x"}\n## Inside')
  })

  it.each(['keep', 'sanitize'] as const)('survive raw HTML (%s)', async (rawHtml) => {
    const text = '<div>\n\n::counter{label="x"}\n\n</div>\n\n<script>1</script>'
    const { short } = await componentsIn(text, { rawHtml })
    expect(short).toMatch(/<div>\s*<counter><\/>\s*<\/div>/)
    expect(short.includes('script')).toBe(rawHtml === 'keep')
  })

  it('are not made by raw HTML', async () => {
    const text = '::counter\n\n<landing-component data-use="0">x</landing-component>'
    const { uses, short } = await componentsIn(text)
    expect(uses).toHaveLength(1)
    expect(short).toContain('<landing-component data-use="0">x</landing-component>')
  })
})

describe('messages', () => {
  it('name the known directives, the likely one first', async () => {
    const { findings } = await compileText('::conter\n\n:::api-tabel\nx\n:::\n\n::widget', options)
    expect(findings).toMatchObject([
      {
        code: 'directive/unknown',
        message: 'There is no directive "::conter".',
        help: 'Did you mean "::counter"? Known: counter, table, link-card, link-button, include, pages, video, frame, api-table, chart-2d.',
      },
      { help: expect.stringMatching(/^Did you mean ":::api-table"\? Known: api-table, note, /) },
      {
        help: expect.stringMatching(
          /, chart-2d\. The file src\/components\/widget\.tsx would make it one\.$/,
        ),
      },
    ])
  })

  it('reject labels', async () => {
    expect(await findingsOf(':::counter[Title]\nx\n:::\n\n::counter[Title]', options)).toEqual([
      '1:1 components/label The component "counter" has a label in brackets, which is not a prop.',
      '5:1 components/label The component "counter" has a label in brackets, which is not a prop.',
    ])
  })

  it('prefer built-in directives', async () => {
    const html = await htmlOf(':::note\nx\n:::\n\n::table{data=x}', {
      components: ['note', 'table'],
    })
    expect(html).toContain('landing-admonition-note')
    expect(html).not.toContain('<note>')
  })
})
