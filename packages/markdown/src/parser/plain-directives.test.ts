import { expect, it } from 'vitest'
import { compileText, htmlOf } from '../fixtures/compile-text'
import { containerNames } from '../plugins/directives/directives'
import { plainDirectives } from './plain-directives'

const known = containerNames(['chart-2d'])

it.each([
  ['::: tip', ':::tip'],
  ['::: danger STOP here', ':::danger[STOP here]'],
  [':::note My *title*', ':::note[My *title*]'],
  ['::::  details  Click me {open}', '::::details[Click me]{open}'],
  ['::: code-group', ':::code-group'],
  [':::tab Linux', ':::tab[Linux]'],
  ['::: warning[Own]{#id}', ':::warning[Own]{#id}'],
  [':::note a [link](b.md) and `code`', ':::note[a [link](b.md) and `code`]'],
  [':::note a ] b', ':::note[a \\] b]'],
  ['> ::: info Quoted', '> :::info[Quoted]'],
  ['- a\n\n      ::: tip In a list', '- a\n\n      :::tip[In a list]'],
])('reads %j as %j', (text, plain) => {
  expect(plainDirectives(text, known)).toBe(plain)
})

it.each([
  [':::note\n- a\n  - b\n    :::', ':::note\n- a\n  - b\n:::    '],
  [':::note\n1. a\n\t- b\n\t\t:::\ntext', ':::note\n1. a\n\t- b\n:::\t\t\ntext'],
  ['- x\n\n  ::::tip\n  - a\n    - b\n      ::::', '- x\n\n  ::::tip\n  - a\n    - b\n  ::::    '],
  ['::::a\n:::b\n- a\n  - b\n    :::\n::::', '::::a\n:::b\n- a\n  - b\n:::    \n::::'],
])('ends the directive around a list: %j is %j', (text, plain) => {
  expect(plainDirectives(text, known)).toBe(plain)
})

it.each([
  ':::note\n- a\n  :::',
  ':::steps\n1. a\n   - b\n\n     :::note\n     x\n     :::\n:::',
  ':::note\n    :::\n:::',
  ':::note\n- a\n\n  ```\n      :::\n  ```\n:::',
  ':::note\nx\n:::\n- a\n  - b\n    :::',
  '::::note\n- a\n  - b\n    :::',
])('leaves the fences of %j where they are', (text) => {
  expect(plainDirectives(text, known)).toBe(text)
})

it('shows what Prettier made of a list in a directive as before', async () => {
  const right = await htmlOf(':::file-tree\n- a/\n  - b.ts\n    - c\n:::\n\nText.')
  const formatted = ':::file-tree\n\n- a/\n  - b.ts\n    - c\n      :::\n\nText.'
  expect(await htmlOf(formatted)).toBe(right)
  expect((await compileText(formatted)).findings).toEqual([])
})

it('knows the components of the site', () => {
  expect(plainDirectives('::: chart-2d {a=b}', known)).toBe(':::chart-2d{a=b}')
})

it.each([
  ':::tip',
  ':::tip[A]',
  ':::unknown thing',
  ':::',
  '```md\n::: tip A\n```',
  '    ::: tip A',
  'a ::: tip',
  ':::notes on it',
  '::table{data="x"}',
])('leaves %j alone', (text) => {
  expect(plainDirectives(text, known)).toBe(text)
})

it('makes the same of all three ways, at the same lines', async () => {
  const right = await htmlOf(':::danger[STOP here]\nx\n:::\n\n:::details[More]\ny\n:::')
  expect(await htmlOf('::: danger STOP here\nx\n:::\n\n::: details More\ny\n:::')).toBe(right)
  expect(await htmlOf(':::danger STOP here\nx\n:::\n\n:::details More\ny\n:::')).toBe(right)
  const { findings } = await compileText(
    '::: tip A title\n\n:::nope\nx\n:::\n\n:::\n\n::: wraning A title\n',
  )
  const told = findings.map(
    ({ location, message, help }) => `${location.line} ${message} ${help?.split('?')[0]}`,
  )
  expect(told.sort()).toEqual([
    '3 There is no directive ":::nope". Did you mean ":::note"',
    '7 ":::" closes no directive, and is shown as text. Remove it; a directive around others needs more colons than they have.',
    '9 There is no directive ":::wraning". Did you mean ":::warning"',
  ])
})
