import { type Hit, toHref } from '@landing/schema'
import { type Child, h } from './elements'
import { type HitGroup, hitLabel, hitPath, hitTrail } from './hit-address'
import { breakable, marked, passageLine } from './marked-text'
import type { OptionList } from './option-group'
import type { SuggestionContext } from './suggestion-context'

/**
 * Hits as options, grouped by page.
 *
 * @param words to mark on the page that is opened
 * @param open opens a route path
 */
export function hitList(
  groups: readonly HitGroup[],
  words: readonly string[],
  context: SuggestionContext,
  open: (path: string) => void,
): OptionList {
  const { site } = context
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
      return {
        element: h('a', attributes, hitText(hit, isFirst, context)),
        choose: () => open(path),
      }
    })
    const element = h(
      'div',
      { role: 'group', 'aria-label': hitLabel(page) },
      options.map((option) => option.element),
    )
    return { element, options }
  })
  return {
    elements: lists.map(({ element }) => element),
    options: lists.flatMap(({ options }) => options),
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
