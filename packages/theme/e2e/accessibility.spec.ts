import { afterAll, beforeAll } from 'vitest'
import { testLooks } from './axe-looks'
import { type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

testLooks({ light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } }, () => visit)
