/** Fields in which a term occurs on a page, as bits of a posting; the lowest two bits hold the frequency level. */
export const FieldBit = { title: 4, heading: 8, description: 16, keywords: 32 } as const

export const LEVEL_MASK = 3

/** All searchable fields, in the order of their bits; `content` is the text below the headings. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const
export type Field = (typeof FIELDS)[number]

/** The bits a posting must share to match in a field. */
export function fieldMask(field: Field): number {
  return field === 'content' ? LEVEL_MASK : FieldBit[field]
}

/** Frequency of a term in a text, in three levels: finer ones made no measurable difference. */
export function frequencyLevel(count: number): number {
  if (count <= 1) return count
  return count <= 4 ? 2 : 3
}

/** Frequency by level. */
export const LEVEL_FREQUENCY = [0, 1, 2.7, 8] as const

/** Flags of a very common term: only whether it is in the text, without frequency. */
export function withoutFrequency(flags: number): number {
  return flags & LEVEL_MASK ? (flags & ~LEVEL_MASK) | 1 : flags
}

/** A length in one byte: exact up to 15, then in steps of about 6 %. */
export function packLength(length: number): number {
  if (length < 16) return length
  return Math.min(255, 16 + Math.round(Math.log2(length / 16) * 12))
}

export function unpackLength(byte: number): number {
  return byte < 16 ? byte : 16 * 2 ** ((byte - 16) / 12)
}
