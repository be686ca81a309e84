import { expect, it } from 'vitest'
import { markLines, parseCodeMeta, parseRanges } from './code-meta'

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

it('takes marking comments out of the code', () => {
  const code = [
    '# highlight-next-line',
    'a',
    'b // [!code ++]',
    'c # [!code --]',
    '// highlight-start',
    'd',
    '<!-- highlight-end -->',
    'e /* [!code focus] */',
    '// [!code highlight:2]',
    'f',
    'g',
  ].join('\n')
  const marked = markLines(code, new Set(), 'js')
  expect(marked.code).toBe('a\nb\nc\nd\ne\nf\ng')
  expect([...marked.lines]).toEqual([
    [0, 'highlight'],
    [1, 'add'],
    [2, 'remove'],
    [3, 'highlight'],
    [4, 'focus'],
    [5, 'highlight'],
    [6, 'highlight'],
  ])
})

it('marks the lines of a diff', () => {
  const { lines } = markLines('--- a\n+++ b\n+new\n-old\n same', new Set(), 'diff')
  expect([...lines]).toEqual([
    [2, 'add'],
    [3, 'remove'],
  ])
})
