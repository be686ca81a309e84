import { describe, expect, it } from 'vitest'
import { ui5Format, ui5Language, ui5Tag } from './locale-name'
import { requireTheme, UI5_THEMES, ui5Theme } from './theme-name'

describe('the language of UI5', () => {
  it.each([
    ['en', 'en'],
    ['de-AT', 'de'],
    ['en-GB', 'en_GB'],
    ['pt-BR', 'pt'],
    ['pt-PT', 'pt_PT'],
    ['he', 'iw'],
    ['nb-NO', 'no'],
    ['zh', 'zh_CN'],
    ['zh-Hant-HK', 'zh_TW'],
    ['zh-HK', 'zh_TW'],
    ['zh-SG', 'zh_CN'],
    ['sr-Latn-RS', 'sh'],
  ])('for %s is %s', (tag, language) => {
    expect(ui5Language(tag)).toBe(language)
  })

  it('is an error for a language UI5 has no texts in', () => {
    expect(() => ui5Language('tlh')).toThrow(/^unknown locale "tlh"\. UI5 has texts for ar, bg/)
  })
})

describe('the regional format of UI5', () => {
  it.each([
    ['de-AT', 'de_AT'],
    ['de-DE', 'de'],
    ['en-AU', 'en_AU'],
    ['ar-EG', 'ar_EG'],
    ['zh-Hant', 'zh_TW'],
    ['zh-Hant-HK', 'zh_HK'],
    ['zh', 'zh_CN'],
    ['nn', 'nb'],
    ['no', 'nb'],
    ['sr-Latn', 'sr_Latn'],
  ])('for %s is %s', (tag, format) => {
    expect(ui5Format(tag)).toBe(format)
  })

  it('is an error for a format UI5 has no data for', () => {
    expect(() => ui5Format('xx-YY')).toThrow(
      /^unknown locale "xx-YY"\. UI5 has formats for ar, ar_EG/,
    )
  })
})

describe('the tag that UI5 is given', () => {
  it.each([
    ['de-AT', 'de-AT'],
    ['pt-BR', 'pt-BR'],
    ['he', 'he'],
    ['nn-NO', 'nb'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-HK', 'zh-HK'],
    ['sr-Latn-RS', 'sh'],
    ['sr', 'sr'],
  ])('for %s is %s', (tag, given) => {
    expect(ui5Tag(tag)).toBe(given)
  })

  it('is an error for what UI5 does not have', () => {
    expect(() => ui5Tag('tlh')).toThrow('unknown locale "tlh"')
  })
})

describe('themes', () => {
  it('are eight', () => {
    expect(UI5_THEMES).toEqual([
      'sap_horizon',
      'sap_horizon_dark',
      'sap_horizon_hcb',
      'sap_horizon_hcw',
      'sap_fiori_3',
      'sap_fiori_3_dark',
      'sap_fiori_3_hcb',
      'sap_fiori_3_hcw',
    ])
  })

  it.each([
    ['sap_horizon', 'light', false, 'sap_horizon'],
    ['sap_horizon', 'dark', false, 'sap_horizon_dark'],
    ['sap_horizon', 'light', true, 'sap_horizon_hcw'],
    ['sap_horizon', 'dark', true, 'sap_horizon_hcb'],
    ['sap_fiori_3', 'light', false, 'sap_fiori_3'],
    ['sap_fiori_3', 'dark', false, 'sap_fiori_3_dark'],
    ['sap_fiori_3', 'light', true, 'sap_fiori_3_hcw'],
    ['sap_fiori_3', 'dark', true, 'sap_fiori_3_hcb'],
  ] as const)('%s, %s, more contrast %s: %s', (family, mode, contrast, theme) => {
    expect(ui5Theme(family, mode, contrast)).toBe(theme)
  })

  it('go by their names only', () => {
    expect(requireTheme('sap_fiori_3_hcb')).toBe('sap_fiori_3_hcb')
    expect(() => requireTheme('sap_belize')).toThrow(
      'unknown theme "sap_belize". Use one of sap_horizon, sap_horizon_dark, sap_horizon_hcb, sap_horizon_hcw, sap_fiori_3, sap_fiori_3_dark, sap_fiori_3_hcb, sap_fiori_3_hcw.',
    )
  })
})
