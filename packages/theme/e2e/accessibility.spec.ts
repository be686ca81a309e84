import { afterAll, beforeAll } from 'vitest'
import { testPages, testStates } from './axe-looks'
import { type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

testPages({ light: { colorScheme: 'light' } }, ['narrow', 'wide'], () => visit)
// Modes change colors and lines, not the layout: one width is enough.
testPages({ dark: { colorScheme: 'dark' } }, ['wide'], () => visit)
testStates({ light: { colorScheme: 'light' } }, () => visit)
