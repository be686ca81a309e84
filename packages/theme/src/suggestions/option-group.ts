import type { IconName } from '../context/item-view'
import type { Option } from './combobox'
import { h } from './elements'
import type { SuggestionContext } from './suggestion-context'

/** Options of a list with the elements that hold them. */
export interface OptionList {
  readonly elements: readonly HTMLElement[]
  readonly options: readonly Option[]
}

/** Lists one after the other. */
export function joinLists(...lists: readonly OptionList[]): OptionList {
  return {
    elements: lists.flatMap(({ elements }) => elements),
    options: lists.flatMap(({ options }) => options),
  }
}

/** The element around options. */
export function listbox(id: string, { text }: SuggestionContext): HTMLElement {
  return h('div', {
    id,
    class: 'landing-suggestions-list',
    role: 'listbox',
    // A list that scrolls would be a stop of the Tab key without a function.
    tabindex: '-1',
    'aria-label': text('searchSuggestions'),
  })
}

/** One option of a group. */
export interface Row {
  readonly label: string
  readonly kind?: string | undefined
  readonly icon: IconName
  /** Address with base, for a row that leads to a page. */
  readonly href?: string
  choose(): void
}

/** Options below a heading: recent searches, pages, actions. Nothing without rows. */
export function optionGroup(
  label: string,
  rows: readonly Row[],
  { icon }: SuggestionContext,
): OptionList {
  if (rows.length === 0) return { elements: [], options: [] }
  const options = rows.map((row) => ({
    element: optionOf(row, icon(row.icon)),
    choose: row.choose,
  }))
  const group = h(
    'div',
    { role: 'group', 'aria-label': label, class: 'landing-suggestions-options' },
    h('p', { class: 'landing-suggestions-heading', role: 'presentation' }, label),
    options.map(({ element }) => element),
  )
  return { elements: [group], options }
}

function optionOf({ href, label, kind }: Row, icon: Node): HTMLElement {
  const content = [
    icon,
    h(
      'span',
      { class: 'landing-suggestion-text landing-suggestion-line' },
      h('span', {}, label),
      kind ? h('span', { class: 'landing-suggestion-trail' }, kind) : null,
    ),
  ]
  const attributes = { class: 'landing-suggestion', role: 'option' }
  return href === undefined
    ? h('div', attributes, content)
    : h('a', { ...attributes, href, tabindex: '-1' }, content)
}
