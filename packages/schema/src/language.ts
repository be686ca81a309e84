const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ku-Arab|ks|nqo|pa-Arab|ps|sd|syr|ug|ur|yi)(?:-|$)/i

/** Direction of writing of a language, by its BCP 47 tag: `rtl` for `ar`, `he-IL` and their like, else `ltr`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(language) ? 'rtl' : 'ltr'
}

/** A language's own name, its first letter in upper case: `de` to `Deutsch`. An unknown or invalid tag is its own name. */
export function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  } catch {
    return language
  }
}
