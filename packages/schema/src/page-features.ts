/**
 * What few pages have, and what needs further style sheets: elements of UI5, a home page or a hero, suggestions of the search that are
 * there from the start, and rare: constructs of articles, lists of posts and tags, and the search page.
 */
export type PageFeature = 'ui5' | 'home' | 'suggestions' | 'rare'

const rareElements: ReadonlySet<string> = new Set(['del', 'ins'])

const rareClasses: ReadonlySet<string> = new Set([
  'footnotes',
  'landing-code-note',
  'landing-code-region',
  'landing-doc-list',
  'landing-embed',
  'landing-file-tree',
  'landing-line-error',
  'landing-line-focus',
  'landing-line-warning',
  'landing-post-meta',
  'landing-search-page',
  'landing-steps',
  'landing-tag-index',
  'landing-tk-bold',
  'landing-video',
  'twoslash',
])

/**
 * The feature that an element belongs to.
 *
 * @param isTarget whether it has an id
 */
export function featureOf(
  tagName: string,
  classes: readonly string[],
  isTarget: boolean,
): PageFeature | undefined {
  if (tagName.startsWith('ui5-')) return 'ui5'
  if (rareElements.has(tagName) || (tagName === 'tr' && isTarget)) return 'rare'
  for (const name of classes) {
    if (name === 'landing-home' || name === 'landing-hero') return 'home'
    if (name === 'landing-suggestions-entries') return 'suggestions'
    if (rareClasses.has(name) || name.startsWith('landing-tk-ansi-')) return 'rare'
  }
  return undefined
}
