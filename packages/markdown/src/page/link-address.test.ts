import { expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'

const left = (text: string, scheme: string) =>
  `The link "${text}" leads to "${scheme}:…", which no page may open; its address is left out.`

it.each(['keep', 'sanitize'] as const)('takes out addresses that run code: %s', async (rawHtml) => {
  for (const link of [
    '[a](javascript:alert)',
    '<a href="java&Tab;script:x">a</a>',
    '[a][b]\n\n[b]: javascript:x',
    '<a href=" JAVASCRIPT:x">a</a>',
  ]) {
    const { html, findings } = await compileText(link, { rawHtml })
    expect(html).toBe('<p><a>a</a></p>')
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['links/address', left('a', 'javascript')],
    ])
  }
  const { findings } = await compileText('[a](data:text/html,x) [b](vbscript:x)', { rawHtml })
  expect(findings.map(({ message }) => message)).toEqual([left('a', 'data'), left('b', 'vbscript')])
})

it.each(['keep', 'sanitize'] as const)(
  'trusts no mark that authors can write: %s',
  async (rawHtml) => {
    const address = 'href="javascript:x"'
    for (const mark of [
      'class="landing-heading-anchor"',
      'data-footnote-ref',
      'data-footnote-backref',
    ]) {
      const { html } = await compileText(`<a ${mark} ${address}>a</a>`, { rawHtml })
      expect(html).not.toContain('javascript')
    }
    const frame = 'class="landing-embed-link" data-frame="javascript:x"'
    const other = 'data-frame="https://other.example.org"'
    for (const href of ['', 'href="/a/"', 'href="https://example.org"']) {
      const { html } = await compileText(`<a ${frame} ${href}>a</a><a ${other} ${href}>a</a>`, {
        rawHtml,
      })
      expect(html).not.toContain('data-frame')
    }
  },
)

it.each([
  ['[a]()', 'The link "a" has no address.', 'Write [text](address), or remove the link.'],
  [
    '<a href="">\n  a\n  b\n</a>',
    'The link "a b" has no address.',
    'Write [text](address), or remove the link.',
  ],
  [
    '[a](mailto:Ada)',
    'The link leads to "mailto:Ada", which is not an e-mail address.',
    'Write [text](mailto:name@example.org).',
  ],
  [
    '[a](https://https://x.org)',
    'The link leads to "https://https://x.org", which names no site.',
    'Write the whole address, such as https://example.org/page.',
  ],
  [
    '[a](C:/docs/a.md)',
    'The link leads to "C:/docs/a.md", a file of your own machine.',
    'Put the file beside the page or into static/, and link to it there.',
  ],
  [
    '[](https://x.org)',
    'The link to "https://x.org" has no text: readers cannot see it.',
    'Write [text](address), or remove the link.',
  ],
  ['[a](htp://x.org)', 'The link leads to "htp://x.org".', 'Did you mean "http://"?'],
  ['[a](htps://x.org)', 'The link leads to "htps://x.org".', 'Did you mean "https://"?'],
  ['[a](https:/x.org)', 'The link leads to "https:/x.org".', 'Did you mean "https://"?'],
  ['[a](malto:a@b.c)', 'The link leads to "malto:a@b.c".', 'Did you mean "mailto:"?'],
  [
    '[a](mailto:)',
    'The link "a" leads to "mailto:", without an address or a number.',
    'Write [text](mailto:name@example.org), or remove the link.',
  ],
  [
    '[a](file:///C:/x.pdf)',
    'The link leads to "file:///C:/x.pdf", a file of your own machine.',
    'Put the file beside the page or into static/, and link to it there.',
  ],
  ...['http://', 'https:///x', 'http://#x'].map((address) => [
    `[a](${address})`,
    `The link leads to "${address}", which names no site.`,
    'Write the whole address, such as https://example.org/page.',
  ]),
  [
    '[a](http://localhost:3000/x)',
    "The link leads to http://localhost:3000/x, which is the reader's own machine.",
    'Link to the published page, or show the address itself in backticks.',
  ],
])('%s', async (text, message, help) => {
  const { findings } = await compileText(text)
  expect(findings).toMatchObject([
    { code: 'links/address', message, help, location: { line: 1, column: 1 } },
  ])
})

it.each([
  '[a](https://x.org) [b](./b.md) [c](#d) [d](mailto:a@b.c) [e](vscode:x) [f](//x.org)',
  'Open http://localhost:3000 or [localhost:3000](http://localhost:3000).',
  '<a download="a.csv" href="data:text/csv,1">a</a> <a name="x"></a>',
])('says nothing about %s', async (text) => {
  expect((await compileText(text)).findings).toEqual([])
})

it('keeps a bare address a link behind a mark that stays open', async () => {
  const { html } = await compileText('A mark <a name="mark"/> before https://example.org/.')
  expect(html).toContain('<a href="https://example.org/"')
})
