import type { Hit } from '@landing/schema'
import { h } from './elements'
import { hitLabel, hitTrail } from './hit-address'
import { breakable, marked, passageParagraphs } from './marked-text'
import type { SuggestionContext } from './suggestion-context'

/** Whether there is room for a preview beside the list. */
export const hasPreview = (): boolean => window.matchMedia('(min-width: 75em)').matches

/** Preview of a hit, as text with marked words. */
export function hitPreview(hit: Hit, { site, text }: SuggestionContext): HTMLElement {
  const trail = hitTrail(site, hit, text('apiReference'))
  const passage = hit.preview ?? hit.snippet
  return h(
    'section',
    { class: 'landing-suggestions-preview', 'aria-label': text('searchPreview') },
    trail ? h('p', { class: 'landing-suggestion-trail' }, breakable(trail)) : null,
    h('p', { class: 'landing-suggestions-title' }, breakable(hitLabel(hit))),
    hit.h === '' ? null : h('p', {}, marked(hit.title)),
    passage ? passageParagraphs(passage) : null,
  )
}
