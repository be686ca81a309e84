import { describe, expect, it } from 'vitest'
import { installedUi5, ui5Module, ui5PartsModule } from './ui5-modules'

const only = (packages: readonly string[]) => (name: string) => packages.includes(name)
const elements = ['@ui5/webcomponents', '@ui5/webcomponents-base']

describe('UI5 is taken where it is installed', () => {
  it.each([
    [[], { elements: false, react: false }],
    [['@ui5/webcomponents'], { elements: false, react: false }],
    [['@ui5/webcomponents-react'], { elements: false, react: false }],
    [elements, { elements: true, react: false }],
    [[...elements, '@ui5/webcomponents-react'], { elements: true, react: true }],
  ])('%j', (packages, found) => {
    expect(installedUi5(only(packages))).toEqual(found)
  })

  it('as the theme finds it', () => {
    expect(installedUi5()).toEqual({ elements: true, react: true })
  })
})

it('warns of elements without code', async () => {
  const none = { elements: false, react: false }
  expect(ui5Module(none, '"theme"')).toContain(
    'UI5 is not installed. Install @ui5/webcomponents and @ui5/webcomponents-base.',
  )
  expect(ui5Module(none, '"theme"')).not.toContain('from')
  expect(ui5PartsModule(none, '"theme"')).toBe('export const ui5Parts = undefined')
})
