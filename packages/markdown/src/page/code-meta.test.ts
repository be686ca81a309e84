import { expect, it } from 'vitest'
import { parseCodeMeta, parseRanges } from './code-meta'

it('reads everything that may stand behind a language', () => {
  expect(
    parseCodeMeta(
      `title='main "x".tf' {1,3-4} ins={2} del={5} showLineNumbers=10 wrap file=./a.tf#one no-check`,
    ),
  ).toEqual({
    title: 'main "x".tf',
    start: 10,
    file: './a.tf#one',
    wrap: true,
    check: false,
    variables: false,
    highlighted: new Set([1, 3, 4]),
    added: new Set([2]),
    removed: new Set([5]),
    collapsed: [],
    words: [],
    npm2yarn: false,
  })
  expect(parseCodeMeta('title="a b" showLineNumbers lang="JS" npm2yarn variables')).toMatchObject({
    title: 'a b',
    start: 1,
    lang: 'js',
    npm2yarn: true,
    variables: true,
  })
  expect(parseCodeMeta(`'icon="star"' "b" ins="c" del='d' "" ins=""`).words).toEqual([
    { word: 'icon="star"', as: 'mark' },
    { word: 'b', as: 'mark' },
    { word: 'c', as: 'ins' },
    { word: 'd', as: 'del' },
  ])
  expect(parseCodeMeta('{a-b}').badRange).toBe('a-b')
  expect(parseCodeMeta('ins={x}').badRange).toBe('x')
  expect(parseCodeMeta('formats={["a", "b"]}').badRange).toBeUndefined()
  expect(parseCodeMeta('collapse={1, 5-6} collapse={9}').collapsed).toEqual([
    [1, 1],
    [5, 6],
    [9, 9],
  ])
})

it.each([
  'constructor={1} constructor="a" twoslash',
  'filename="a.ts" mark={1} mark="b" /c/ [d]',
  'wrap=false',
])('leaves %j to others', (meta) => {
  expect(parseCodeMeta(meta)).toEqual(parseCodeMeta(''))
})

it.each([
  ['1', [[1, 1]]],
  [
    '1, 3 - 5',
    [
      [1, 1],
      [3, 5],
    ],
  ],
  ['x', undefined],
  ['0', undefined],
  ['1,5-3', undefined],
  ['', undefined],
])('reads the range %j as %j', (text, lines) => {
  expect(parseRanges(text)).toEqual(lines)
})
