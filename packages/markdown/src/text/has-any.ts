/** Tests for one of several strings. */
export function hasAny(...parts: readonly string[]): (text: string) => boolean {
  return (text) => parts.some((part) => text.includes(part))
}
