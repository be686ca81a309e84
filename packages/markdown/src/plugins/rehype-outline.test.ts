import { expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'

it('gives headings ids, and makes table of contents and sections of the same ones', async () => {
  const page = await compileText(
    [
      '# Title',
      'Lead with `code`.',
      '## One *two*',
      'First.',
      '### One two',
      '- a',
      '- b',
      '## Three {#drei}',
      '```text\nx = 1\n```',
      '<h2>Raw</h2>',
      'Last.[^1]',
      '',
      '[^1]: Foot.',
    ].join('\n\n'),
  )
  expect(page.headings).toEqual([
    { text: 'Title', id: 'title', level: 1 },
    { text: 'One two', id: 'one-two', level: 2 },
    { text: 'One two', id: 'one-two-1', level: 3 },
    { text: 'Three', id: 'drei', level: 2 },
    { text: 'Raw', id: 'raw', level: 2 },
  ])
  expect(page.sections).toEqual([
    { anchor: '', heading: '', text: 'Lead with code.' },
    { anchor: 'one-two', heading: 'One two', text: 'First.' },
    { anchor: 'one-two-1', heading: 'One two', text: 'a b' },
    { anchor: 'drei', heading: 'Three', text: 'x = 1' },
    { anchor: 'raw', heading: 'Raw', text: 'Last. Foot.' },
  ])
  expect(page.hasTitleHeading).toBe(true)
  expect(page.html).toContain(
    '<landing-heading><h2 id="drei">Three</h2><a class="landing-heading-anchor" href="#drei" aria-label="Direct link to Three"></a></landing-heading>',
  )
  expect(page.html).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>')
  expect(page.ids).toEqual(
    expect.arrayContaining(['title', 'one-two', 'one-two-1', 'drei', 'raw', 'user-content-fn-1']),
  )
})

it('leaves ids to the elements that authors gave them', async () => {
  const { ids, headings, findings } = await compileText(
    ':::note{#usage}\nFirst.\n:::\n\n## Usage\n\n## Other {#place}\n\n<a id="place"></a>\n',
  )
  expect(ids).toEqual(['usage', 'usage-1', 'place-1', 'place'])
  expect(headings.map(({ id }) => id)).toEqual(['usage-1', 'place-1'])
  expect(findings.map(({ code }) => code)).toEqual(['headings/duplicate-id'])
})

it.each<[text: string, isTitle: boolean]>([
  ['# T\n\n## A\n\n# B', true],
  ['## Example\n\nText\n\n# Reference\n\nText', false],
  ['Text.\n\n# T', true],
  ['<h1>T</h1>\n\n## A', true],
  ['<div align="center">\n\n# T\n\n</div>', true],
  [':::tabs\n::tab[A]\n\n# In a tab\n:::', false],
  [':::details[A]\n## Inside\n:::\n\n# T', true],
  ['- # In a list', false],
])(
  'takes a heading for the title if it is of level 1 and the first of the text: %j',
  async (text, isTitle) => {
    expect((await compileText(text)).hasTitleHeading).toBe(isTitle)
  },
)

it('takes other headings of level 1 for sections', async () => {
  const { sections, findings } = await compileText('## Example\n\nA\n\n# Reference\n\nB')
  expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
    ['Example', 'A'],
    ['Reference', 'B'],
  ])
  expect(findings.map(({ code }) => code)).toEqual(['page/second-title'])
})

it('takes a heading of level 1 in a quote for a section, not for a title', async () => {
  const page = await compileText('> # Quoted\n>\n> > ## Deeper\n>\n> Text.')
  expect(page.hasTitleHeading).toBe(false)
  expect(page.headings.map(({ id }) => id)).toEqual(['quoted', 'deeper'])
  expect(page.sections.map(({ anchor }) => anchor)).toEqual(['quoted', 'deeper'])
  const { findings, hasTitleHeading } = await compileText('# Title\n\n> # Quoted')
  expect([findings, hasTitleHeading]).toEqual([[], true])
})

it('keeps inline code of headings, and leaves out images beside text', async () => {
  const { headings } = await compileText(
    [
      '## Use *`config.url` now* ![build passing](https://x.org/badge.svg)',
      '## ![Logo](https://x.org/logo.svg)',
      '## `a` or [`b`](https://x.org)',
    ].join('\n\n'),
  )
  expect(headings).toEqual([
    {
      text: 'Use config.url now',
      parts: [{ text: 'Use ' }, { text: 'config.url', code: true }, { text: ' now' }],
      id: 'use-configurl-now-',
      level: 2,
    },
    { text: 'Logo', id: 'logo', level: 2 },
    {
      text: 'a or b',
      parts: [{ text: 'a', code: true }, { text: ' or ' }, { text: 'b', code: true }],
      id: 'a-or-b',
      level: 2,
    },
  ])
})

it('keeps words apart that stand in blocks of their own, and leaves the numbers of footnotes out', async () => {
  const { sections, headings } = await compileText(
    '## Head[^1]\n\n![Alt](https://x.org/a.png "Caption")\n\nWord<div>block</div>word *in*line\n\n[^1]: Foot.\n',
  )
  expect(headings.map(({ text }) => text)).toEqual(['Head'])
  expect(sections).toEqual([
    { anchor: 'head', heading: 'Head', text: 'Alt Caption Word block word inline Foot.' },
  ])
})

it('leaves out of the search what is marked so', async () => {
  const { sections, headings } = await compileText(
    '## Seen\n\nFound.\n\n<div data-search-ignore>\n\n## Left out\n\nSecret.\n\n</div>\n',
  )
  expect(headings.map(({ text }) => text)).toEqual(['Seen', 'Left out'])
  expect(sections).toEqual([{ anchor: 'seen', heading: 'Seen', text: 'Found.' }])
})

it('keeps the ids that authors ask for, and reports one used twice', async () => {
  const { headings, findings } = await compileText('## Same\n\n## Other {#same}\n\n## More {#same}')
  expect(headings.map(({ id }) => id)).toEqual(['same-1', 'same', 'same-2'])
  expect(findings).toMatchObject([
    {
      code: 'headings/duplicate-id',
      message: 'The heading id "same" is used twice on the page; this one became "same-2".',
      location: { line: 5, column: 1 },
    },
  ])
})

it('reports a second title', async () => {
  const { findings } = await compileText('# One\n\n# Two')
  expect(findings).toMatchObject([{ code: 'page/second-title', location: { line: 3 } }])
})

it('gives headings without letters an id', async () => {
  expect((await compileText('## \u{1f389}\n\n##')).headings.map(({ id }) => id)).toEqual([
    'section',
    'section-1',
  ])
})
