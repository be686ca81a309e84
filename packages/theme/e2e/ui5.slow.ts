import { afterAll, beforeAll } from 'vitest'
import { testControls, testElements, type Ui5Visit, visitUi5 } from './ui5-looks'

let visit: Ui5Visit
beforeAll(async () => {
  visit = await visitUi5()
})
afterAll(() => visit?.close())

const dark = { colorScheme: 'dark' } as const
const lightContrast = { colorScheme: 'light', contrast: 'more' } as const
const darkContrast = { colorScheme: 'dark', contrast: 'more' } as const

testElements(
  [
    ['elements', dark],
    ['elements', lightContrast],
    ['elements', darkContrast],
    ['fiori-elements', { colorScheme: 'light' }],
    ['fiori-elements', lightContrast],
    ['fiori-elements', darkContrast],
  ],
  () => visit,
)

testControls(
  [
    ['controls', 'sap_horizon', dark],
    ['controls', 'sap_horizon_hcb', darkContrast],
    ['fiori-controls', 'sap_fiori_3', {}],
  ],
  () => visit,
)
