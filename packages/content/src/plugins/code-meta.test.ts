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
  })
  expect(parseCodeMeta("title='a b' [npm] showLineNumbers")).toMatchObject({
    title: 'a b',
    label: 'npm',
    start: 1,
  })
  expect(parseCodeMeta('{a-b}').badRange).toBe('a-b')
})

it.each([
  ['1', [1]],
  ['1, 3 - 5', [1, 3, 4, 5]],
  ['x', undefined],
  ['', undefined],
])('reads the range %j as %j', (text, lines) => {
  expect(parseRanges(text)).toEqual(lines)
})

it.each([
  ['title="a', 'A quote is opened and not closed in "title="a".'],
  ['title=“main.tf”', 'Typographic quotes in "title=“main.tf”".'],
  ['ins={2}', '"ins" behind the language of a code block does nothing here.'],
  ['npm2yarn', '"npm2yarn" behind the language of a code block does nothing here.'],
])('%s has a problem', (meta, message) => {
  expect(metaProblems(meta).map((problem) => problem.message)).toEqual([message])
})

it.each(['title="a b" {1,3-5}', "title='it’s'", 'wrap no-check file=./x.tf#L1', 'title=live.ts'])(
  '%s has none',
  (meta) => {
    expect(metaProblems(meta)).toEqual([])
  },
)
