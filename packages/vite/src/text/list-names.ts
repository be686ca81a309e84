/** The first few names in quotes, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `"${name}"`)
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}
