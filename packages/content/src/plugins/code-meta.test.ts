import { expect, it } from 'vitest'
import { parseCodeMeta, parseRanges } from './code-meta'

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
