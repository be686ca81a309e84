/**
 * A copy of a text that stands alone. A part of a text keeps the whole of it in memory, so a title that is remembered would
 * keep its page.
 */
export function detached(text: string): string {
  return Buffer.from(text).toString()
}
