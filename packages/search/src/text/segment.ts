import type { Segment } from './tokenize'

/**
 * The platform's word segmenter for scripts without spaces, or `undefined`. Only the builder uses it: browsers differ, so a query
 * is segmented by the words of the index.
 */
export function wordSegmenter(locale?: string): Segment | undefined {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return undefined
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' })
  return function* words(run) {
    for (const { segment } of segmenter.segment(run)) yield segment
  }
}

/** Sites may name their locales `pt_BR` or `docs`, which `Intl` refuses. */
function languageTag(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale?.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
