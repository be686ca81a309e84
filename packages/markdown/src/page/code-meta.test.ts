import { expect, it } from 'vitest'
import { metaProblems, parseCodeMeta, parseRanges } from './code-meta'

it('reads everything that may stand behind a language', () => {
  expect(
    parseCodeMeta(
      String.raw`title="main \"x\".tf" {1,3-4} showLineNumbers=10 wrap file=./a.tf#one no-check`,
    ),
  ).toEqual({
    title: 'main "x".tf',
    start: 10,
    file: './a.tf#one',
    wrap: true,
    check: false,
    variables: false,
    highlighted: new Set([1, 3, 4]),
    added: new Set(),
    removed: new Set(),
    collapsed: [],
    words: [],
    npm2yarn: false,
  })
  expect(parseCodeMeta("title='a b' [npm] showLineNumbers")).toMatchObject({
    title: 'a b',
    label: 'npm',
    start: 1,
  })
  expect(parseCodeMeta(`'icon="star"' "b"`).words).toEqual([
    { word: 'icon="star"', as: 'mark' },
    { word: 'b', as: 'mark' },
  ])
  expect(metaProblems(`'icon="star"'`)).toEqual([])
  const next = parseCodeMeta('filename="app/page.tsx" highlight="1,3-4" switcher')
  expect([next.title, ...next.highlighted]).toEqual(['app/page.tsx', 1, 3, 4])
  expect(parseCodeMeta('fileName="a.ts" highlight="a"')).toMatchObject({
    title: 'a.ts',
    badRange: 'a',
  })
  expect(parseCodeMeta('{a-b}').badRange).toBe('a-b')
  expect(parseCodeMeta('ins={x}').badRange).toBe('x')
  expect(parseCodeMeta('formats={["a", "b"]}').badRange).toBeUndefined()
  expect(parseCodeMeta('collapse={1, 2, 5-6} collapse={9}').collapsed).toEqual([
    [1, 2],
    [5, 6],
    [9, 9],
  ])
})

it.each([
  ['showLineNumbers=false', undefined],
  ['showLineNumbers={true} {2}', 1],
  ['showLineNumbers={10} {2}', 10],
  ['showLineNumbers{10} {2}', 10],
  ['startLineNumber=5 showLineNumbers {2}', 5],
  ['startLineNumber=5', undefined],
])('numbers lines as other tools do: %j', (meta, start) => {
  const { start: found, highlighted, badRange } = parseCodeMeta(meta)
  expect([found, badRange]).toEqual([start, undefined])
  expect([...highlighted]).toEqual(meta.includes('{2}') ? [2] : [])
})

it('marks the words of regular expressions that stand for one text', () => {
  const meta = String.raw`/given text/ ins=/a\.b/ del=/\/home/ file=/etc/hosts`
  expect(parseCodeMeta(meta)).toMatchObject({
    words: [
      { word: 'given text', as: 'mark' },
      { word: 'a.b', as: 'ins' },
      { word: '/home', as: 'del' },
    ],
    file: '/etc/hosts',
  })
  // Markdown takes the backslash away.
  expect(parseCodeMeta('//home/ {1}').words).toEqual([{ word: '/home', as: 'mark' }])
  expect(metaProblems(meta)).toEqual([])
  for (const source of ['/ye[sp]/', '//ho.*//', String.raw`/\d/`, 'ins=/a|b/']) {
    expect(parseCodeMeta(source).words).toEqual([])
    expect(metaProblems(source)).toEqual([
      {
        message: `The regular expression ${source} marks nothing.`,
        help: 'Write the words to mark, such as "yes" "no".',
      },
    ])
    expect(metaProblems(source, true)).toEqual([])
  }
})

it('marks lines that have a label, and reports the first label', () => {
  const meta = `{"1. Start: here":5-6} del={'2':8} ins={"3":10,12}`
  const { highlighted, removed, added, badRange } = parseCodeMeta(meta)
  expect([[...highlighted], [...removed], [...added]]).toEqual([[5, 6], [8], [10, 12]])
  expect(badRange).toBeUndefined()
  expect(metaProblems(meta).map(({ message }) => message)).toEqual([
    'The label "1. Start: here" of lines is not shown.',
  ])
  expect(metaProblems(meta, true)).toEqual([])
})

it.each([
  ['1', [1]],
  ['1, 3 - 5', [1, 3, 4, 5]],
  ['x', undefined],
  ['0', undefined],
  ['1,5-3', undefined],
  ['', undefined],
])('reads the range %j as %j', (text, lines) => {
  expect(parseRanges(text)).toEqual(lines)
})

it('leaves options of other tools to transformers', () => {
  expect(metaProblems('twoslash', true)).toEqual([])
  expect(metaProblems('twoslash')[0]?.help).toBe(
    'Name its transformer in markdown.shiki.transformers, or remove it.',
  )
})

it.each([
  ['title="a', 'Unclosed quote in "title="a".'],
  ['title=“main.tf”', 'Typographic quotes in "title=“main.tf”".'],
  ['frame="none"', '"frame" after the language of a code block has no effect.'],
  ['hl_lines="1 2"', '"hl_lines" after the language of a code block has no effect.'],
  ['twoslash', '"twoslash" after the language of a code block has no effect.'],
])('%s has a problem', (meta, message) => {
  expect(metaProblems(meta).map((problem) => problem.message)).toEqual([message])
})

it.each([
  'title="a b" {1,3-5}',
  "title='it’s'",
  'wrap no-check file=./x.tf#L1',
  'title=live.ts',
  'highlight={1,3}',
  'filename="a.ts" highlight="1,3"',
])('%s has none', (meta) => {
  expect(metaProblems(meta)).toEqual([])
})
