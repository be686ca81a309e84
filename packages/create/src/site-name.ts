/** What a new site is called. */
export interface SiteName {
  /** For people: "Team handbook". */
  readonly title: string
  /** For npm: "team-handbook". */
  readonly packageName: string
}

/**
 * Names of a site in a folder of this name: letters and digits, as both stand in code too. What npm
 * allows in names of packages is less still.
 */
export function siteName(folder: string): SiteName {
  const words = folder
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const text = words.join(' ')
  const packageName = words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return {
    title: text === '' ? 'Documentation' : text.charAt(0).toUpperCase() + text.slice(1),
    packageName: packageName === '' ? 'docs' : packageName,
  }
}
