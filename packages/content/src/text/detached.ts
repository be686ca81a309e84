/** Copies a string, because a substring keeps the whole original in memory. */
export function detached(text: string): string {
  return Buffer.from(text).toString()
}
