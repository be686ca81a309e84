/** Names of a new site. */
export interface SiteName {
  /** For people: "Team handbook". */
  readonly title: string
  /** For npm: "team-handbook". */
  readonly packageName: string
}

/**
 * Derives the names of a site from its folder: letters and digits only, because both are written into code; npm allows even less
 * in package names.
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
