import type { SiteData } from '@landing/schema'

/** Attributes of the `html` element of a prerendered document. */
export function documentAttributes(
  site: Pick<SiteData, 'theme' | 'locale'>,
): Readonly<Record<string, string>> {
  const { colorMode } = site.theme
  const fixed = colorMode?.respectPrefersColorScheme === false
  return {
    lang: site.locale.htmlLang,
    dir: site.locale.direction,
    // Only a site that does not follow the system says a mode before any script runs.
    ...(fixed ? { 'data-theme': colorMode.defaultMode ?? 'light' } : {}),
  }
}
