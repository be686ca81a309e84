import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'
import { compileHalf } from '../hooks/compile-half'
import { loadHooks } from '../hooks/load-hooks'
import { noHooks } from '../hooks/loaded-hooks'
import { codeMarksOf, markLines } from './code-marks'

const marks = codeMarksOf(noHooks)
const none = {
  highlighted: new Set<number>(),
  added: new Set<number>(),
  removed: new Set<number>(),
}

/** Marks of the lines that have any, by line index. */
const marksOf = (code: string, language: string, highlighted: readonly number[] = []) =>
  Array.from(
    markLines(code, { ...none, highlighted: new Set(highlighted) }, language, marks).lines,
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
  expect(markLines(code, none, 'js', marks).code).toBe('a\nb\nc\nd\ne\nf\ng')
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
  expect(markLines(code, none, 'md', marks)).toEqual({
    code,
    lines: new Map(),
    words: [],
    notes: [],
  })
  expect(markLines('a <!-- [!code ++] -->', none, 'md', marks).code).toBe('a')
})

/** Hooks of plugins with these marks, `{ name: mark }`. */
function marksOfPlugins(...plugins: readonly string[]) {
  const files = plugins.map((marks, index) => [
    `${index}.mjs`,
    `export default { name: 'x', compile: async () => () => ({ codeMarks: ${marks} }) }`,
  ])
  const folder = writeSite(Object.fromEntries(files))
  const references = files.map(([file = '']) => ({ module: join(folder, file) }))
  return loadHooks(references, compileHalf, folder)
}

it('reads marks of plugins beside its own', async () => {
  const hooks = await marksOfPlugins(
    "{ seen: { line: 'seen-1' }, 'c++': { word: 'ins' }, see: { note: true } }",
  )
  const text =
    '```text\n// [!code seen:2]\na // [!code ++]\nb // [!code c++:b:1]\nb b // [!code see]\n// [!code gone]\n```\n\n1. x'
  for (const rawHtml of ['keep', 'sanitize'] as const) {
    expect(await htmlOf(text, { hooks, rawHtml })).toContain(
      [
        '<code><span class="landing-line landing-line-seen-1 landing-line-add">a</span>',
        '<span class="landing-line landing-line-seen-1"><ins>b</ins></span>',
        '<span class="landing-line">b b<a class="landing-code-note" href="#code-1-notes-1" data-note="1" aria-label="Note 1"></a></span>',
        '<span class="landing-line">// [!code gone]</span></code>',
      ].join('\n'),
    )
  }
})

it('names marks that two have', async () => {
  const ownAgain = await marksOfPlugins("{ focus: { line: 'a' } }")
  expect(() => codeMarksOf(ownAgain)).toThrow(
    /^The plugin ".*0\.mjs" has the code mark "focus", as the compiler has\.$/,
  )
  const twice = await marksOfPlugins('{ see: { note: true } }', "{ see: { word: 'del' } }")
  expect(() => codeMarksOf(twice)).toThrow(
    /^The plugin ".*1\.mjs" has the code mark "see", as the plugin ".*0\.mjs" has\.$/,
  )
})

it.each(['a b', 'a:b', 'a]'])('names the mark "%s", which no comment can name', async (name) => {
  const hooks = await marksOfPlugins(`{ '${name}': { note: true } }`)
  expect(() => codeMarksOf(hooks)).toThrow(`has the code mark "${name}", a name with "`)
})
