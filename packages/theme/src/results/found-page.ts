import { type Hit, toHref } from '@landing/schema'
import { h } from '../suggestions/elements'
import { type HitGroup, hitLabel, hitPath, hitTrail } from '../suggestions/hit-address'
import { breakable, marked, passageLine } from '../suggestions/marked-text'
import type { SuggestionContext } from '../suggestions/suggestion-context'

/** A page in the results: title, passage and sections that matched. */
export function foundPage(
  { page: first, hits }: HitGroup,
  words: readonly string[],
  { site, text }: Pick<SuggestionContext, 'site' | 'text'>,
): HTMLElement {
  const trail = hitTrail(site, first, text('apiReference'))
  const page = hits.find((hit) => hit.h === '')
  const title = page?.title ?? { text: hitLabel(first), ranges: [] }
  const link = (hit: Hit, label: Hit['title']) =>
    h('a', { href: toHref(site.base, hitPath(site, hit, words)) }, marked(label))
  const passage = (hit: Hit | undefined) =>
    hit?.snippet ? h('p', {}, passageLine(hit.snippet)) : null
  const sections = hits
    .filter((hit) => hit !== page)
    .map((hit) => h('li', {}, link(hit, hit.title), passage(hit)))
  return h(
    'article',
    { class: 'landing-search-hit' },
    trail ? h('p', { class: 'landing-search-hit-trail' }, breakable(trail)) : null,
    h('h2', {}, link({ ...first, h: '' }, title)),
    passage(page),
    sections.length > 0 ? h('ul', {}, sections) : null,
  )
}
