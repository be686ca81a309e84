const utf8Encoder = new TextEncoder()
const utf8Decoder = new TextDecoder()

/** The text of a page: its description, then the text of each section, all on single lines. */
export type PageText = readonly string[]

/** Any white space as single spaces, so that line breaks may separate what is stored. */
export function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

export function encodeTexts(pages: readonly PageText[]): Uint8Array {
  return utf8Encoder.encode(pages.map((lines) => lines.map(flatten).join('\n')).join('\f'))
}

export function decodeTexts(bytes: Uint8Array, count: number): PageText[] {
  if (count === 0) return []
  const pages = utf8Decoder.decode(bytes).split('\f')
  if (pages.length !== count) throw new RangeError(`There are ${pages.length} of ${count} texts.`)
  return pages.map((page) => page.split('\n'))
}
