/** Escapes text for the content of an element, without quotes, which are frequent in code. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A text as the source of a regular expression that matches it. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes the character references of XML: by number, and those with a name that every parser knows. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+);?|#(\d+);?|(lt|gt|amp|quot|apos);)/gi,
    (_, hex?: string, decimal?: string, name = '') => {
      if (name !== '') return named[name.toLowerCase()] ?? ''
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
