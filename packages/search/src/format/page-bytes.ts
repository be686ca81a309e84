/** Steps of 1 in the byte of a page's weight, which is at most 8.5. */
const WEIGHT_STEPS = 30

export function packWeight(weight: number): number {
  return Math.max(0, Math.min(255, Math.round(weight * WEIGHT_STEPS)))
}

export function unpackWeight(byte: number): number {
  return byte / WEIGHT_STEPS
}

/** Steps to a doubling: a tenth more or less changes no order. */
const IDF_STEPS = 8

/** The total idf of a title's words in one byte, on a logarithmic scale. */
export function packIdf(idf: number): number {
  return Math.max(0, Math.min(255, Math.round(Math.log2(1 + idf) * IDF_STEPS)))
}

/** At least a little, so that it can divide. */
export function unpackIdf(byte = 0): number {
  return Math.max(0.1, 2 ** (byte / IDF_STEPS) - 1)
}
