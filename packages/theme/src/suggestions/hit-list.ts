import { type Hit, type SearchResult, toHref } from '@landing/schema'
import { type Child, fill, h, morph } from './elements'
import { type HitGroup, hitLabel, hitPath, hitTrail } from './hit-address'
import { breakable, marked, passageLine } from './marked-text'
import type { OptionList } from './option-group'
import type { SuggestionContext } from './suggestion-context'

/** The elements of hits by their address, and of their groups by that of the page. */
type HitElements = ReadonlyMap<string, HTMLElement>

/** Options of hits, with the elements that the next list takes over. */
interface HitList extends OptionList {
  readonly elementsByKey: HitElements
}

/** The hits that are shown of a result, as options. */
export interface ShownHits extends HitList {
  readonly result: SearchResult | undefined
  readonly hits: readonly Hit[]
}

export const NO_HITS: ShownHits = {
  result: undefined,
  hits: [],
  elements: [],
  options: [],
  elementsByKey: new Map(),
}

/**
 * Hits as options, grouped by page. A hit that was shown before keeps its element: a click on it
 * may be under way.
 *
 * @param words to mark on the page that is opened
 * @param previous elements of the list before
 * @param open opens a route path
 */
export function hitList(
  groups: readonly HitGroup[],
  words: readonly string[],
  previous: HitElements,
  context: SuggestionContext,
  open: (path: string) => void,
): HitList {
  const { site } = context
  const elementsByKey = new Map<string, HTMLElement>()
  /** The element of the list before, once. */
  const take = (key: string) => (elementsByKey.has(key) ? undefined : previous.get(key))
  const lists = groups.map(({ page, hits }) => {
    const options = hits.map((hit) => {
      const path = hitPath(site, hit, words)
      const isFirst = hit === page
      const attributes = {
        class: `landing-suggestion${isFirst ? '' : ' landing-is-section'}`,
        href: toHref(site.base, path),
        role: 'option',
        tabindex: '-1',
      }
      const key = hit.u + hit.h
      const before = take(key)
      const wanted = h('a', attributes, hitText(hit, isFirst, context))
      const element = before ? morph(before, wanted) : wanted
      elementsByKey.set(key, element)
      return { element, choose: () => open(path) }
    })
    const key = `page ${page.u}`
    const element = take(key) ?? h('div', { role: 'group' })
    elementsByKey.set(key, element)
    element.setAttribute('aria-label', hitLabel(page))
    fill(
      element,
      options.map((option) => option.element),
    )
    return { element, options }
  })
  return {
    elements: lists.map(({ element }) => element),
    options: lists.flatMap(({ options }) => options),
    elementsByKey,
  }
}

/** One suggestion: its page, unless the option above names it, its section and what that says. */
function hitText(hit: Hit, isFirst: boolean, { site, text, icon }: SuggestionContext): Child {
  const label = hitLabel(hit)
  const trail = hitTrail(site, hit, text('apiReference'))
  const kind = hit.type === 'content' ? 'text' : 'hash'
  const title = hit.title.text === '' ? breakable(label) : marked(hit.title)
  const isPage = isFirst && hit.h === ''
  const pageLine = () =>
    h(
      'span',
      { class: 'landing-suggestion-line' },
      h('span', { class: 'landing-suggestion-page' }, isPage ? title : breakable(label)),
      trail ? h('span', { class: 'landing-suggestion-trail' }, breakable(trail)) : null,
    )
  const section = () =>
    h('span', { class: 'landing-suggestion-section' }, isFirst ? icon(kind) : null, title)
  return [
    icon(isFirst ? 'page' : kind),
    h(
      'span',
      { class: 'landing-suggestion-text' },
      isFirst ? pageLine() : null,
      h(
        'span',
        { class: 'landing-suggestion-line' },
        isPage ? null : section(),
        hit.snippet
          ? h('span', { class: 'landing-suggestion-snippet' }, passageLine(hit.snippet))
          : null,
      ),
    ),
  ]
}
