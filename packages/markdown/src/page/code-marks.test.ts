import { expect, it } from 'vitest'
import { markLines } from './code-marks'

const none = {
  highlighted: new Set<number>(),
  added: new Set<number>(),
  removed: new Set<number>(),
}

/** Marks of the lines that have any, by line index. */
const marksOf = (code: string, language: string, highlighted: readonly number[] = []) =>
  Array.from(
    markLines(code, { ...none, highlighted: new Set(highlighted) }, language).lines,
    ([line, marks]) => [line, [...marks].join(' ')],
  )

it('takes marking comments out of the code', () => {
  const code = [
    '# [!code highlight]',
    'a',
    'b // [!code ++]',
    'c # [!code --]',
    '<!-- [!code highlight] -->',
    'd',
    'e {/* [!code focus] */}',
    '// [!code highlight:2]',
    'f',
    'g',
  ].join('\n')
  expect(markLines(code, none, 'js').code).toBe('a\nb\nc\nd\ne\nf\ng')
  expect(marksOf(code, 'js')).toEqual([
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
  expect(marksOf('--- a\n+++ b\n+new\n-old\n same', 'diff')).toEqual([
    [2, 'add'],
    [3, 'remove'],
  ])
})

it('gives a line all marks that are asked for', () => {
  expect(marksOf('a\nb // [!code ++]\nc // [!code focus]', 'js', [2, 3])).toEqual([
    [1, 'add highlight'],
    [2, 'focus highlight'],
  ])
  expect(marksOf('// [!code highlight]\na // [!code --]\nb', 'js')).toEqual([
    [0, 'highlight remove'],
  ])
})

it('leaves marks in Markdown about code', () => {
  const code = '```ts\na // [!code ++]\nb\n```'
  expect(markLines(code, none, 'md')).toEqual({ code, lines: new Map(), words: [], notes: [] })
  expect(markLines('a <!-- [!code ++] -->', none, 'md').code).toBe('a')
})
