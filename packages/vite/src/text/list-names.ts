/** The first few names in quotes, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const listed = names.slice(0, 3).map((name) => `"${name}"`)
  const rest = names.length - listed.length
  return rest > 0 ? `${listed.join(', ')} and ${rest} more` : listed.join(', ')
}
