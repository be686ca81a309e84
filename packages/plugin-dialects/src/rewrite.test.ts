import { expect, it } from 'vitest'
import { rewriteFences } from './grammar'
import { type CodeNode, rewriteCode, rewriteMarks, rewriteMeta } from './rewrite'

it.each([
  ['::: tip', ':::tip'],
  ['::: danger STOP here', ':::danger[STOP here]'],
  [':::note My *title*', ':::note[My *title*]'],
  ['::::  details  Click me {open}', '::::details[Click me]{open}'],
  ['::: code-group', ':::code-group'],
  [':::tab Linux', ':::tab[Linux]'],
  ['::: warning[Own]{#id}', ':::warning[Own]{#id}'],
  ['::: chart-2d {a=b}', ':::chart-2d{a=b}'],
  [':::note a [link](b.md) and `code`', ':::note[a [link](b.md) and `code`]'],
  [':::note a ] b', ':::note[a \\] b]'],
  ['> ::: info Quoted', '> :::info[Quoted]'],
  ['- a\n\n      ::: tip In a list', '- a\n\n      :::tip[In a list]'],
])('rewrites the fence of %j as %j', (text, rewritten) => {
  expect(rewriteFences(text)).toBe(rewritten)
})

it.each([
  ':::tip',
  ':::tip[A]',
  ':::',
  ':::tip text :::',
  '```md\n::: tip A\n```',
  '    ::: tip A',
  'a ::: tip',
  '::table{data="x"}',
])('leaves %j alone', (text) => {
  expect(rewriteFences(text)).toBe(text)
})

it.each([
  [
    'title="a b" {1,3-5} ins={2} collapse={1} wrap',
    'title="a b" {1,3-5} ins={2} collapse={1} wrap',
  ],
  ['filename="app/page.tsx" highlight="1,3-4" copy', 'title="app/page.tsx" {1,3-4} copy'],
  ['fileName=a.ts highlight={1,3}', 'title="a.ts" {1,3}'],
  ['mark={4} mark="b" "c" \'d "e"\'', '{4} "b" "c" \'d "e"\''],
  ['{"1. Start: here":5-6} del={\'2\':8}', '{5-6} label="1. Start: here" del={8} label=\'2\''],
  ['showLineNumbers=false {2}', '{2}'],
  ['showLineNumbers={true} {2}', 'showLineNumbers {2}'],
  ['showLineNumbers={10}', 'showLineNumbers=10'],
  ['showLineNumbers{10} {2}', 'showLineNumbers=10 {2}'],
  ['startLineNumber=5 showLineNumbers', 'showLineNumbers=5'],
  ['startLineNumber=5', ''],
  ['lineNumbers lineNumbers=4', 'showLineNumbers showLineNumbers=4'],
  [String.raw`/given text/ ins=/a\.b/ del=/\/home/`, '"given text" ins="a.b" del="/home"'],
  // Markdown takes the backslash away.
  ['//home/ {1} file=/etc/hosts', '"/home" {1} file=/etc/hosts'],
  [String.raw`/ye[sp]/ ins=/a|b/ /\d/`, String.raw`/ye[sp]/ ins=/a|b/ /\d/`],
  ['[npm] frame="none" formats={["a", "b"]}', 'title="npm" frame="none" formats={["a", "b"]}'],
  [String.raw`title="a \"b\""`, String.raw`title="a \"b\""`],
  ["'icon=\"star\"' title='it’s'", "'icon=\"star\"' title='it’s'"],
])('rewrites what stands behind a language: %j as %j', (meta, rewritten) => {
  expect(rewriteMeta(meta)).toBe(rewritten)
})

it.each([
  ['js{1,3}', null, 'js', '{1,3}'],
  ['js{1,', '3} wrap', 'js', '{1, 3} wrap'],
  ['ts:line-numbers=5{1}', null, 'ts', 'showLineNumbers=5 {1}'],
  ['ts:line-numbers', null, 'ts', 'showLineNumbers'],
  ['ts:no-line-numbers', null, 'ts', null],
  ['sh', '[npm]', 'sh', 'title="npm"'],
  ['rust,ignore', null, 'rust', null],
  ['yaml+jinja', '{1}', 'yaml', '{1}'],
  ['ts:src/file.ts{2}', 'wrap', 'ts', '{2} title="src/file.ts" wrap'],
  ['c++', null, 'c++', null],
  ['c++,ignore{2}', null, 'c++', '{2}'],
  ['[File', 'tree]', null, 'title="File tree"'],
  [null, null, null, null],
])('rewrites the language %j with %j', (lang, meta, language, rewritten) => {
  const node: CodeNode = { lang, meta, value: '' }
  rewriteCode(node)
  expect([node.lang, node.meta]).toEqual([language, rewritten])
})

it('rewrites marks in code', () => {
  const lines = [
    '# highlight-next-line',
    'a',
    '{/* highlight-start */}',
    'b // [!code ++]',
    '// [!code focus]',
    'c',
    '<!-- highlight-end -->',
    String.raw`d // [!code hl:2] [!code word:a\:b]`,
    '// highlight-start',
    'e',
  ]
  expect(rewriteMarks(lines.join('\n'), 'js').split('\n')).toEqual([
    '# [!code highlight]',
    'a',
    '{/* [!code highlight:2] */}',
    'b // [!code ++]',
    '// [!code focus]',
    'c',
    'd // [!code highlight:2] [!code word:a:b]',
    '// [!code highlight:1]',
    'e',
  ])
})

it('leaves marks in Markdown about code', () => {
  const code = '```ts\n// highlight-next-line\nb\n```'
  expect(rewriteMarks(code, 'md')).toBe(code)
  expect(rewriteMarks('<!-- highlight-next-line -->\nb', 'md')).toContain('[!code highlight]')
})
