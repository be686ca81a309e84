import { describe, expect, it } from 'vitest'
import { spellOut } from './spell-out'

describe('names in camel case', () => {
  it.each([
    ['editLink', 'edit Link'],
    ['`tableOfContents` (optional)', '`table Of Contents` (optional)'],
    ['i18nRouting', 'i18n Routing'],
    ['someURLParser', 'some URL Parser'],
    ['siteTitle and site-config.cleanUrls()', 'site Title and site-config.clean Urls()'],
  ])('%s', (text, spelled) => {
    expect(spellOut(text)).toBe(spelled)
  })

  it.each(['Edit link', 'OpenTofu', 'iOS', 'eBay', 'azurerm_subnet', 'HTML', 'kebab-caseName', ''])(
    'not "%s"',
    (text) => {
      expect(spellOut(text)).toBeUndefined()
    },
  )
})
