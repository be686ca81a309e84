/** The words of a text, between white space. */
export function words(text: string): string[] {
  return text.split(/\s+/)
}

/** A text with one space in place of each run of white space. */
export function collapseSpaces(text: string): string {
  return words(text).join(' ')
}
