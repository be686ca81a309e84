import type { QueryProblem } from '@landing/schema'
import type { Messages } from '../messages/en'
import { h } from '../suggestions/elements'
import type { Texts } from '../texts/texts'

/** Syntax error of a query, with its position. The text was read as plain words instead. */
export function queryProblem(
  query: string,
  { message, start, end, help }: QueryProblem,
  text: Texts<Messages>,
): HTMLElement {
  const code = h('code', {}, query.slice(0, start), h('mark', {}, query.slice(start, end) || ' '))
  code.append(query.slice(end))
  return h(
    'aside',
    {
      class: 'landing-admonition landing-admonition-warning landing-query-problem',
      'aria-label': message,
    },
    h('p', { class: 'landing-admonition-title' }, message),
    h(
      'div',
      { class: 'landing-admonition-body' },
      h('p', {}, code),
      h('p', {}, `${help ? `${help} ` : ''}${text('problemPlain')}`),
    ),
  )
}
