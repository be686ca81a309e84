/** Languages UI5 has texts in, as it names them. */
const LANGUAGES =
  'ar bg ca cnr cs cy da de el en en_GB en_US_sappsd en_US_saprigi en_US_saptrc es es_MX et fi fr fr_CA hi hr hu id it iw ja kk ko lt lv mk ms nl no pl pt_PT pt ro ru sh sk sl sr sv th tr uk vi zh_CN zh_TW'.split(
    ' ',
  )

/** Regional formats UI5 has locale data for. */
const FORMATS =
  'ar ar_EG ar_SA bg ca cnr cs da de de_AT de_CH el el_CY en en_AU en_GB en_HK en_IE en_IN en_NZ en_PG en_SG en_ZA es es_AR es_BO es_CL es_CO es_MX es_PE es_UY es_VE et fa fi fr fr_BE fr_CA fr_CH fr_LU he hi hr hu id it it_CH ja kk ko lt lv ms mk nb nl nl_BE pl pt pt_PT ro ru ru_UA sk sl sr sr_Latn sv th tr uk vi zh_CN zh_HK zh_SG zh_TW'.split(
    ' ',
  )

/** Languages that go by another name in UI5: in its texts, or else in its formats. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  he: ['iw'],
  iw: ['he'],
  nb: ['no'],
  nn: ['no', 'nb'],
  no: ['nb'],
  sh: ['sr_Latn'],
  sr_Latn: ['sh'],
  zh: ['zh_CN'],
  zh_Hans: ['zh_CN'],
  zh_Hans_SG: ['zh_SG', 'zh_CN'],
  zh_Hant: ['zh_TW'],
  zh_Hant_HK: ['zh_HK', 'zh_TW'],
  zh_HK: ['zh_TW'],
  zh_MO: ['zh_HK', 'zh_TW'],
}

/** The language of UI5's texts for a language tag: `pt-BR` to `pt`. Throws `unknown locale`. */
export function ui5Language(tag: string): string {
  return find(tag, LANGUAGES, 'texts')
}

/** The regional format of UI5's locale data for a language tag: `de-AT` to `de_AT`. Throws `unknown locale`. */
export function ui5Format(tag: string): string {
  return find(tag, FORMATS, 'formats')
}

/** What UI5 is given where it does not find the texts of a language by its own tag: it reads no scripts. */
const TAGS: Readonly<Record<string, string>> = { no: 'nb', sh: 'sh', iw: 'he', zh_CN: 'zh-CN' }

/**
 * The tag by which UI5 finds texts and formats of a language, the region included: `de-AT` stays,
 * `zh-Hant` is `zh-TW`. Throws `unknown locale` where UI5 would silently speak English instead.
 */
export function ui5Tag(tag: string): string {
  const language = ui5Language(tag)
  const format = ui5Format(tag)
  return language === 'zh_TW' ? format.replace('_', '-') : (TAGS[language] ?? tag)
}

function find(tag: string, available: readonly string[], what: string): string {
  const parts = tag.replaceAll('-', '_').split('_')
  // From the most particular to the language alone: zh_Hant_HK, zh_Hant, zh.
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('_')
    if (available.includes(name)) return name
    const other = OTHER_NAMES[name]?.find((candidate) => available.includes(candidate))
    if (other !== undefined) return other
  }
  throw new Error(
    `unknown locale "${tag}". UI5 has ${what} for ${available.join(', ')}; choose the nearest for this site's htmlLang.`,
  )
}
