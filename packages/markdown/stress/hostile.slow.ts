import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { compileText } from '../src/fixtures/compile-text'
import { toSource } from '../src/fs/source-text'
import { openLazyParser } from '../src/parser/lazy-parser'

/** No page hangs, whatever it holds. Far more than any of them takes, for slow machines. */
const patience = 60_000

const hostile: Readonly<Record<string, string>> = {
  'quotes in quotes': '> '.repeat(20_000),
  'lists in lists on one line': `${'- '.repeat(3000)}x`,
  'lists in lists by indentation': Array.from(
    { length: 600 },
    (_, depth) => `${'  '.repeat(depth)}- x`,
  ).join('\n'),
  'quotes in lists, line by line': Array.from(
    { length: 400 },
    (_, depth) => `${'> - '.repeat(Math.min(depth, 90))}x`,
  ).join('\n'),
  'open brackets': '['.repeat(50_000),
  'open brackets and parentheses': '[a]('.repeat(20_000),
  'open images': '![a]('.repeat(20_000),
  'nested links': `${'['.repeat(5000)}a${'](b)'.repeat(5000)}`,
  'emphasis that never closes': '*a **b '.repeat(20_000),
  'emphasis in emphasis': `${'*a '.repeat(5000)}${'b*'.repeat(5000)}`,
  backticks: Array.from({ length: 3000 }, (_, length) => '`'.repeat(length % 300)).join(' a '),
  'open tags': '<a '.repeat(30_000),
  'elements in elements': '<div>'.repeat(3000),
  'inline elements in elements': '<b>'.repeat(3000),
  'tables in raw HTML': '<table><tr><td>'.repeat(800),
  'scripts in a row': '<script></script>'.repeat(30_000),
  'an open script': `<script>${'</scrip'.repeat(20_000)}`,
  'quotes in tags': `<a ${'"'.repeat(30_001)}`,
  'open comments': '<!--'.repeat(20_000),
  'comments that never end': '<!-- a '.repeat(10_000),
  'a line of a megabyte': 'word '.repeat(200_000),
  'a word of a megabyte': 'x'.repeat(1_000_000),
  'a table of many columns': `${'|a'.repeat(3000)}|\n${'|-'.repeat(3000)}|\n${'|b'.repeat(3000)}|`,
  'a long table': `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(5000)}`,
  'a long list': '- a\n'.repeat(100_000),
  'many footnotes': Array.from({ length: 3000 }, (_, number) => `[^${number}]`).join(' '),
  'defined footnotes': Array.from(
    { length: 1000 },
    (_, number) => `[^${number}]\n\n[^${number}]: ${number}\n`,
  ).join('\n'),
  'footnotes of each other': '[^a]\n\n[^a]: [^b]\n[^b]: [^a]',
  'many definitions': Array.from({ length: 10_000 }, (_, number) => `[${number}]: /x`).join('\n'),
  'references that refer': `[a]: b\n\n${'[a]'.repeat(10_000)}`,
  'directives in directives': Array.from(
    { length: 300 },
    (_, depth) => `${':'.repeat(400 - depth)}note`,
  ).join('\n'),
  'many directives': ':::note\nx\n:::\n\n'.repeat(1000),
  'directives in a line': ':a[b]'.repeat(20_000),
  'a title of spaces': `:::note a${' '.repeat(200_000)}{b\n:::\n`,
  'open directives': ':::note['.repeat(5000),
  'attributes that never close': ':::note{'.repeat(5000),
  colons: ':'.repeat(100_000),
  'code without an end': '```hcl\n'.repeat(2000),
  'code of one line': `\`\`\`ts\n${'a = "b" + '.repeat(50_000)}\n\`\`\``,
  'HCL of brackets': `\`\`\`hcl\na = ${'['.repeat(20_000)}\n\`\`\``,
  'HCL of texts': `\`\`\`hcl\na = ${'"$' + '{'}${`"$${'{'.repeat(2000)}`}\n\`\`\``,
  'code with a million lines': `\`\`\`text\n${'\n'.repeat(300_000)}\`\`\``,
  'lines to highlight': '```ts {1-99999,1-99999,1-99999}\na\n```',
  entities: `${'&amp;'.repeat(50_000)}&#x110000;&#0;&#xD800;`,
  'blank lines': '\n'.repeat(200_000),
  tabs: `${'\t'.repeat(50_000)}x`,
  'control signs': Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('a'),
  'signs that turn the direction': '\u202E\u2066[a\u2069](b\u202C)',
  'lone surrogates': 'a\uD800b\uDC00 [c\uD83D](d\uDE00) # \uD83D',
  'headings of signs': '## !!!\n\n## ???\n\n## 🎉\n\n## \u200B\n',
  'the same heading': '## a\n\n'.repeat(1000),
  'ids of objects': '## constructor\n\n## __proto__ {#__proto__}\n\n## toString {#constructor}\n',
  'front matter that never ends': `---\n${'a: b\n'.repeat(5000)}`,
  addresses: `${'http://a.b/'.repeat(5000)} www.${'a.'.repeat(5000)} ${'a@'.repeat(5000)}`,
  autolinks: '<http://'.repeat(10_000),
  'hard breaks': 'a  \n'.repeat(5000),
  rules: '---\n***\n'.repeat(10_000),
  'setext underlines': 'a\n=\n'.repeat(5000),
  'task lists': `${'- [ ] '.repeat(90)}a`,
  'numbers of lists': '999999999. a\n9999999999. b\n',
  backslashes: '\\'.repeat(100_000),
  'emoji names': ':a'.repeat(10_000),
  strikes: '~a ~~b '.repeat(10_000),
}

describe('a hostile page', () => {
  it.each(Object.entries(hostile))(
    'of %s is compiled or refused',
    async (_, text) => {
      for (const rawHtml of ['keep', 'sanitize'] as const) {
        const { html, findings } = await compileText(text, {
          rawHtml,
          emoji: true,
          dialect: 'terraform-registry',
        })
        const refused = findings.some(({ code: rule }) => rule === 'page/failed')
        for (const { location: place } of findings) expect(place.file).toBe('docs/page.md')
        if (refused) expect(html).toBe('')
        expect(html).not.toMatch(/\p{Surrogate}/u)
      }
    },
    3 * patience,
  )
})

describe('a page that is nested too deeply', () => {
  const text = Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')
  const cases: Readonly<Record<string, readonly [text: string, place: string, what: string]>> = {
    quotes: [`a\n\n${'> '.repeat(1000)}x`, '7:201', 'block quote'],
    'lists on one line': [`${'1. '.repeat(300)}x`, '5:301', 'list'],
    'lists by indentation': [text, '105:201', 'list'],
    directives: [
      Array.from({ length: 300 }, (_, depth) => `${':'.repeat(303 - depth)}note`).join('\n'),
      '105:1',
      'directive',
    ],
    emphasis: [`${'*a '.repeat(400)}${'b*'.repeat(400)}`, '5:301', 'emphasis'],
    elements: [`a\n\n<div>\n${'<b>'.repeat(40)}\n${'<i>'.repeat(700)}`, '9:1378', 'element'],
    'elements in lines': [`- ${'<sub z=">">a'.repeat(600)}`, '5:6003', 'element'],
  }

  it.each(Object.entries(cases))(
    'by %s is refused with line and column, by both parsers',
    async (_, [markdown, place, what]) => {
      const levels = what === 'element' ? 500 : 100
      const texts: string[] = []
      for (const parser of ['auto', 'reference'] as const) {
        const { html, findings } = await compileText(`---\ntitle: T\n---\n\n${markdown}\n`, {
          parser: await openLazyParser(parser),
        })
        expect(html).toBe('')
        texts.push(
          ...findings.map(
            (found) => `${found.location.line}:${found.location.column} ${found.message}`,
          ),
        )
      }
      const reason = `The page cannot be compiled: this ${what} is nested more than ${levels} levels deep.`
      expect(texts[0]).toBe(`${place} ${reason}`)
      // Thousands of colons are too much for the reference before they are nested.
      if (what !== 'directive') expect(texts[1]).toBe(texts[0])
    },
    patience,
  )

  it('is told from one that is only long', async () => {
    for (const harmless of [
      '<p>a\n'.repeat(2000),
      `<ul>${'<li>a'.repeat(2000)}</ul>`,
      `<svg>${'<path d="M0 0"/>'.repeat(2000)}</svg>`,
      'Use <resource_id> here.\n\n'.repeat(1000),
      '<br><img src="https://x.org/a.png" alt="">\n'.repeat(1000),
      `<script>${'"<div>" + '.repeat(1000)}""</script>`,
      `${'- a\n  - b\n'.repeat(1000)}`,
      `${'*a* **b** '.repeat(1000)}`,
    ]) {
      const { findings } = await compileText(harmless)
      expect(findings.filter(({ code: rule }) => rule === 'page/failed')).toEqual([])
    }
  }, 60_000)
})

describe('any text', () => {
  it('is compiled, and each heading has an id of its own that the table of contents and the search know', async () => {
    const piece = fc.constantFrom(
      '# ',
      '## ',
      '### ',
      'a',
      'B c',
      '\n\n',
      '\n',
      '{#a}',
      ' {#b}',
      '<h2>',
      '</h2>',
      '<h2 id="a">',
      '`x`',
      '*',
      ':::note\n',
      ':::\n',
      '> ',
      '- ',
      '```\n',
      '[^1]',
      '[^1]: ',
      '|a|\n|-|\n',
      '\u0000',
      '\uD800',
      '---\n',
      '!!!',
      '[x](#a)',
      '<a id="q">',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 24 }), async (parts) => {
        const { html, headings, sections, ids, findings } = await compileText(parts.join(''))
        const own = headings.map(({ id }) => id)
        expect(new Set(own).size).toBe(own.length)
        for (const id of own) {
          expect(ids).toContain(id)
          expect(html).toContain(` id="${id}"`)
        }
        for (const { anchor } of sections) if (anchor !== '') expect(own).toContain(anchor)
        for (const { location: place } of findings) expect(place.line ?? 1).toBeGreaterThan(0)
      }),
      { numRuns: 500, seed: 23 },
    )
  }, 60_000)

  it('of any bytes becomes text without anything that breaks what follows', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const { text } = toSource(bytes)
        expect(text).not.toMatch(/[\r\0]|\p{Surrogate}/u)
        expect(toSource(Buffer.from(text)).text).toBe(text.replace(/^\uFEFF/, ''))
      }),
      { numRuns: 2000, seed: 29 },
    )
  })
})
