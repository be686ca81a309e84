import { type RefObject, useEffect, useId, useRef, useState } from 'react'

export interface ComboboxOptions {
  /** The field that is typed in. It is a combobox as long as this is used. */
  readonly field: RefObject<HTMLInputElement | null>
  /** Number of options in the list that is shown; 0 when there is none. */
  readonly count: number
  /** The list is part of a dialog: Escape and clicks elsewhere belong to the dialog. */
  readonly inDialog: boolean
  /** Called with the position of the option, or with -1 for the text as it is typed. */
  readonly onChoose: (position: number) => void
  readonly onClose: () => void
}

export interface Combobox {
  /** Id of the list; an option's is followed by `-` and its position. */
  readonly id: string
  /** Position of the option the keyboard is at; -1 for none. */
  readonly active: number
  readonly setActive: (position: number) => void
  /** Closed by the reader until the next key. */
  readonly closed: boolean
  readonly close: () => void
}

const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
]

/** Makes a field the combobox of a list: its keys, and what it tells assistive technology. */
export function useCombobox({
  field,
  count,
  inDialog,
  onChoose,
  onClose,
}: ComboboxOptions): Combobox {
  const id = useId()
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState(false)
  const open = count > 0 && !closed
  // The newest state for listeners that are added once.
  const state = useRef({ count, active, open, onChoose, onClose })
  state.current = { count, active, open, onChoose, onClose }

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input) return
    const onInput = () => {
      setActive(-1)
      setClosed(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const now = state.current
      const move = nextPlace(event, now.active, now.open ? now.count : 0)
      if (move !== undefined) {
        event.preventDefault()
        setClosed(false)
        setActive(move)
      } else if (event.key === 'Escape' && !inDialog) {
        if (now.open) event.preventDefault()
        setClosed(true)
        setActive(-1)
      } else if (event.key === 'Enter') {
        event.preventDefault()
        now.onChoose(now.open ? now.active : -1)
      }
    }
    const onFocusOut = (event: FocusEvent) => {
      if (inDialog || event.relatedTarget === null) return
      if (!form?.contains(event.relatedTarget as Node)) state.current.onClose()
    }
    const onPointerDown = (event: Event) => {
      if (!inDialog && !form?.contains(event.target as Node)) state.current.onClose()
    }
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKey)
    form?.addEventListener('focusout', onFocusOut)
    form?.addEventListener('reset', onInput)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKey)
      form?.removeEventListener('focusout', onFocusOut)
      form?.removeEventListener('reset', onInput)
      document.removeEventListener('pointerdown', onPointerDown)
      for (const name of ATTRIBUTES) input.removeAttribute(name)
    }
  }, [field, inDialog])

  const activeId = open && active >= 0 ? `${id}-${active}` : undefined
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(open))
    if (open) input.setAttribute('aria-controls', id)
    else input.removeAttribute('aria-controls')
    if (activeId) {
      input.setAttribute('aria-activedescendant', activeId)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }, [field, open, id, activeId])

  return { id, active, setActive, closed, close: () => setClosed(true) }
}

/**
 * Where a key leads in a list of `count` options, or `undefined` for a key of the field's own.
 * There is one place more than there are options: the text itself, to go on typing. Home and End
 * move in the text until the reader has gone into the list.
 */
function nextPlace(event: KeyboardEvent, active: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
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
