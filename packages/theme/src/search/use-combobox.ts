import { useEffect, useId, useRef, useState } from 'react'
import { isComposing, isModified } from '../behaviours/events'

export interface ComboboxOptions {
  /** The text field; a combobox while the hook is in use. */
  readonly field: HTMLInputElement
  /** Number of options in the list that is shown; 0 when there is none. */
  readonly count: number
  /** The list is part of a dialog: Escape belongs to the dialog. */
  readonly inDialog: boolean
  /** Called with the position of the option, or with -1 for the text as it is typed. */
  readonly onChoose: (position: number) => void
}

export interface Combobox {
  /** Id of the list; an option's is followed by `-` and its position. */
  readonly id: string
  /** Position of the option the keyboard is at; -1 for none. */
  readonly active: number
  readonly setActive: (position: number) => void
  /** Whether the reader has closed the list; the next key opens it. */
  readonly closed: boolean
  readonly close: () => void
  /** Called with the position of the option that a reader chooses. */
  readonly onChoose: (position: number) => void
}

const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
]

/** Makes a field the combobox of a list: keyboard and ARIA attributes. */
export function useCombobox({ field, count, inDialog, onChoose }: ComboboxOptions): Combobox {
  const id = useId()
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState(false)
  const open = count > 0 && !closed
  // The newest state for listeners that are added once.
  const state = useRef({ count, active, open, onChoose })
  state.current = { count, active, open, onChoose }

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Browsers clear a search field on Escape; that must not open the list.
    let isEscape = false
    const onInput = () => {
      setActive(-1)
      setClosed(isEscape)
    }
    const onKeyUp = () => {
      isEscape = false
    }
    const onKey = (event: KeyboardEvent) => {
      // The form has the links and buttons of the list, which keep all other keys.
      if (isComposing(event) || (event.target !== field && event.key !== 'Escape')) return
      const now = state.current
      const move = nextPlace(event, now.active, now.open ? now.count : 0)
      if (move !== undefined) {
        event.preventDefault()
        setClosed(false)
        setActive(move)
      } else if (event.key === 'Escape' && !inDialog) {
        if (now.open) event.preventDefault()
        else isEscape = true
        field.focus()
        setClosed(true)
        setActive(-1)
      } else if (event.key === 'Enter') {
        event.preventDefault()
        const chosen = now.open ? now.active : -1
        const option = document.getElementById(`${id}-${chosen}`)
        // As a click with the key would.
        if (isModified(event) && option instanceof HTMLAnchorElement) window.open(option.href)
        else now.onChoose(chosen)
      }
    }
    field.addEventListener('input', onInput, { signal })
    const form: HTMLElement = field.form ?? field
    form.addEventListener('keydown', onKey, { signal })
    field.addEventListener('keyup', onKeyUp, { signal })
    form.addEventListener('reset', onInput, { signal })
    return () => {
      leaving.abort()
      for (const name of ATTRIBUTES) field.removeAttribute(name)
    }
  }, [field, id, inDialog])

  const activeId = open && active >= 0 ? `${id}-${active}` : undefined
  useEffect(() => {
    const values = ['combobox', 'list', String(open), open && id, activeId]
    for (const [index, name] of ATTRIBUTES.entries()) {
      const value = values[index]
      if (value) field.setAttribute(name, value)
      else field.removeAttribute(name)
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, open, id, activeId])

  return { id, active, setActive, closed, close: () => setClosed(true), onChoose }
}

/**
 * Next position for a key in a list of `count` options; `undefined` for keys that belong to the
 * field. -1 is the text itself. Home and End belong to the field until an option is active.
 */
function nextPlace(event: KeyboardEvent, active: number, count: number): number | undefined {
  if (isModified(event)) return undefined
  switch (event.key) {
    case 'ArrowDown':
      return active + 1 >= count ? -1 : active + 1
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1
    case 'Home':
      return active < 0 ? undefined : 0
    case 'End':
      return active < 0 ? undefined : count - 1
    default:
      return undefined
  }
}
