import { expect, it } from 'vitest'
import { hasElements } from './has-elements'

it('finds UI5 elements', () => {
  expect(hasElements('<p>ui5-button</p>')).toBe(false)
  expect(hasElements('<p><ui5-button>Go</ui5-button></p>')).toBe(true)
})
