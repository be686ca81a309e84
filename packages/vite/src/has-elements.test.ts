import { expect, it } from 'vitest'
import { hasElements } from './has-elements'

it('finds UI5 elements, and takes badges for parts of the theme', () => {
  const badge = '<ui5-tag design="Information" hide-state-icon="">Beta</ui5-tag>'
  expect(hasElements('<p>ui5-button</p>')).toBe(false)
  expect(hasElements(badge)).toBe(false)
  expect(hasElements('<ui5-tag design="Positive">Done</ui5-tag>')).toBe(true)
  expect(hasElements(`${badge}<ui5-button>Go</ui5-button>`)).toBe(true)
})
