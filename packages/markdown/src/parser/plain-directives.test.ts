import { expect, it } from 'vitest'
import { compileText, htmlOf } from '../fixtures/compile-text'
import { plainDirectives } from './plain-directives'

it.each([
  [':::note\n- a\n  - b\n    :::', ':::note\n- a\n  - b\n:::    '],
  [':::note\n1. a\n\t- b\n\t\t:::\ntext', ':::note\n1. a\n\t- b\n:::\t\t\ntext'],
  ['- x\n\n  ::::tip\n  - a\n    - b\n      ::::', '- x\n\n  ::::tip\n  - a\n    - b\n  ::::    '],
  ['::::a\n:::b\n- a\n  - b\n    :::\n::::', '::::a\n:::b\n- a\n  - b\n:::    \n::::'],
])('ends the directive around a list: %j is %j', (text, plain) => {
  expect(plainDirectives(text)).toBe(plain)
})

it.each([
  ':::note\n- a\n  :::',
  ':::steps\n1. a\n   - b\n\n     :::note\n     x\n     :::\n:::',
  ':::note\n    :::\n:::',
  ':::note\n- a\n\n  ```\n      :::\n  ```\n:::',
  ':::note\nx\n:::\n- a\n  - b\n    :::',
  '::::note\n- a\n  - b\n    :::',
])('leaves the fences of %j where they are', (text) => {
  expect(plainDirectives(text)).toBe(text)
})

it('shows what Prettier made of a list in a directive as before', async () => {
  const right = await htmlOf(':::file-tree\n- a/\n  - b.ts\n    - c\n:::\n\nText.')
  const formatted = ':::file-tree\n\n- a/\n  - b.ts\n    - c\n      :::\n\nText.'
  expect(await htmlOf(formatted)).toBe(right)
  expect((await compileText(formatted)).findings).toEqual([])
})

it.each([
  ':::tip',
  ':::tip[A]',
  ':::unknown thing',
  ':::',
  '```md\n:::tip\n```',
  '::: tip',
  ':::tip A title',
  'a ::: tip',
  ':::notes on it',
  '::table{data="x"}',
])('leaves %j alone', (text) => {
  expect(plainDirectives(text)).toBe(text)
})
