import { expect, it } from 'vitest'
import { directionOf, languageName } from './language'

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ckb', 'rtl'],
  ['ku', 'ltr'],
  ['ku-Arab', 'rtl'],
  ['arn', 'ltr'],
])('writes %s %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})

it.each([
  ['de', 'Deutsch'],
  ['fr-CA', 'Français canadien'],
  ['xx', 'xx'],
  ['no tag', 'no tag'],
])('names %s %s', (language, name) => {
  expect(languageName(language).toLowerCase()).toBe(name.toLowerCase())
})
