import { all, type Cleanup, isComposing, listen } from '../behaviours/events'
import type { Messages } from '../messages/en'
import type { Texts } from '../texts/texts'
import { h } from './elements'

/** The chip in a search field that names the context it searches. */
export interface ScopeChip {
  /** Shows the label of a context; `undefined` removes the chip. */
  show(label: string | undefined): void
  readonly detach: Cleanup
}

/**
 * Puts a chip in front of the text of a field. A click on it leaves the context, as Backspace in the
 * empty field does.
 */
export function attachScopeChip(
  field: HTMLInputElement,
  text: Texts<Messages>,
  onLeave: () => void,
): ScopeChip {
  const chip = h('button', { type: 'button', class: 'landing-search-scope' })
  const stop = all(
    listen(chip, 'click', onLeave),
    listen(field, 'keydown', (event) => {
      const { key, repeat } = event as KeyboardEvent
      // A key held down to empty the field stops there.
      if (key !== 'Backspace' || repeat || field.value || isComposing(event as KeyboardEvent))
        return
      if (chip.isConnected) onLeave()
    }),
  )
  const show = (context: string | undefined) => {
    if (context === undefined) {
      chip.remove()
      field.style.removeProperty('--landing-scope-width')
      field.removeAttribute('aria-description')
      return
    }
    const name = text('searchedIn', { context })
    chip.replaceChildren(h('span', {}, name), h('span', { 'aria-hidden': 'true' }, '×'))
    chip.setAttribute('aria-label', text('leaveContext', { context }))
    field.setAttribute('aria-description', name)
    field.before(chip)
    field.style.setProperty('--landing-scope-width', `${chip.offsetWidth}px`)
  }
  return {
    show,
    detach() {
      stop()
      show(undefined)
    },
  }
}
