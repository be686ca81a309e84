import { all, asElement, type Cleanup, isComposing, isModified, listen } from '../behaviours/events'

/** An option of the list. */
export interface Option {
  readonly element: HTMLElement
  choose(): void
}

interface ComboboxOptions {
  /** The text field; a combobox until it is detached. */
  readonly field: HTMLInputElement
  /** The element in which the list is shown. */
  readonly panel: HTMLElement
  /** The list is part of a dialog: Escape belongs to the dialog. */
  readonly inDialog: boolean
  /** Whether the list is not that of the text yet. */
  isPending(): boolean
  /** Called for Enter without an option of the text, or with Shift. */
  onText(event: KeyboardEvent): void
  /** Called when another option is active, or none. */
  onActive(): void
  /** Called when the reader has closed the list, or opens it again. */
  onToggle(): void
}

const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
]

let boxCount = 0

/** Makes a field the combobox of a list: keyboard, pointer and ARIA attributes. */
export class Combobox {
  /** Id of the list; an option's is followed by `-` and its position. */
  readonly id = `landing-suggestions-${++boxCount}`
  readonly detach: Cleanup
  readonly #settings: ComboboxOptions
  #options: readonly Option[] = []
  #active = -1
  /** Whether the reader has chosen the active option, or none, since the last input. */
  #isChosen = false
  #isClosed = false
  /** Browsers clear a search field on Escape; that must not open the list. */
  #isEscape = false

  constructor(settings: ComboboxOptions) {
    const { field, panel } = settings
    this.#settings = settings
    const stop = all(
      // The form has the links and buttons of the list.
      listen(field.form ?? field, 'keydown', (event) => this.#onKey(event as KeyboardEvent), {}),
      listen(field, 'keyup', () => {
        this.#isEscape = false
      }),
      listen(field, 'click', () => this.#toggle(false)),
      // Focus stays in the field.
      listen(panel, 'pointerdown', (event) => this.#at(event) && event.preventDefault(), {}),
      listen(panel, 'pointermove', (event) => {
        const option = this.#at(event)
        if (option) this.#activate(this.#options.indexOf(option))
      }),
      listen(panel, 'click', (event) => this.#onClick(event), {}),
    )
    this.detach = () => {
      stop()
      for (const name of ATTRIBUTES) field.removeAttribute(name)
    }
  }

  /** Position of the option the keyboard is at; -1 for none. */
  get active(): number {
    return this.#active
  }

  /** Whether the reader has closed the list; the next key or a click opens it. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  get #isOpen(): boolean {
    return this.#options.length > 0 && !this.#isClosed
  }

  /** The active option. */
  get option(): Option | undefined {
    return this.#options[this.#active]
  }

  /**
   * Takes the options of the list that is shown now. The one that a reader has chosen stays active
   * where it is still there.
   *
   * @param first position of the option that is active without a choice
   */
  show(options: readonly Option[], first = -1): void {
    const active = this.option?.element
    const place = options.findIndex(({ element }) => element === active)
    this.#isChosen &&= place >= 0 || this.#active < 0
    if (!this.#isChosen) this.#active = first
    else if (place >= 0) this.#active = place
    this.#options = options
    for (const [position, { element }] of options.entries()) {
      element.id = `${this.id}-${position}`
    }
    this.#mark()
  }

  /** Begins again after an input. The list changes with the answer. */
  restart(): void {
    this.#isChosen = false
    this.#isClosed = this.#isEscape
    this.#mark()
  }

  close(): void {
    this.#toggle(true)
  }

  /** Opens the active option, in another tab if a click with the keys of the event would. */
  choose(event: KeyboardEvent): void {
    const { option } = this
    if (isModified(event) && option?.element instanceof HTMLAnchorElement) {
      window.open(option.element.href)
    } else option?.choose()
  }

  #activate(position: number): void {
    this.#isChosen = true
    if (position === this.#active) return
    this.#active = position
    this.#mark()
    this.#settings.onActive()
  }

  #toggle(isClosed: boolean): void {
    if (isClosed === this.#isClosed) return
    this.#isClosed = isClosed
    this.#mark()
    this.#settings.onToggle()
  }

  #onKey(event: KeyboardEvent): void {
    const { field, inDialog } = this.#settings
    // Links and buttons keep all other keys.
    if (isComposing(event) || (event.target !== field && event.key !== 'Escape')) return
    const count = this.#isOpen ? this.#options.length : 0
    const place = nextPlace(event, this.#active, count, this.#isChosen)
    if (place !== undefined) {
      event.preventDefault()
      this.#toggle(false)
      this.#activate(place)
    } else if (event.key === 'Escape' && !inDialog) {
      if (this.#isClosed) this.#isEscape = true
      else event.preventDefault()
      field.focus()
      this.#activate(-1)
      this.#toggle(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      this.#onEnter(event)
    }
  }

  #onEnter(event: KeyboardEvent): void {
    const { isPending, onText } = this.#settings
    const isShown = this.#isOpen && (this.#isChosen || !isPending())
    if (isShown && !event.shiftKey && this.option) this.choose(event)
    else onText(event)
  }

  #onClick(event: Event): void {
    const option = this.#at(event)
    // Anything but a plain click on a link is the browser's: another tab, a window, a download.
    if (!option || (isModified(event) && option.element instanceof HTMLAnchorElement)) return
    event.preventDefault()
    option.choose()
  }

  #at({ target }: Event): Option | undefined {
    const element = asElement(target)?.closest('[role="option"]')
    return element ? this.#options.find((option) => option.element === element) : undefined
  }

  #mark(): void {
    for (const [position, { element }] of this.#options.entries()) {
      element.setAttribute('aria-selected', String(position === this.#active))
    }
    const { field } = this.#settings
    const isOpen = this.#isOpen
    const active = isOpen ? this.option?.element : undefined
    const values = ['combobox', 'list', String(isOpen), isOpen && this.id, active?.id]
    for (const [index, name] of ATTRIBUTES.entries()) {
      const value = values[index]
      if (value) field.setAttribute(name, value)
      else field.removeAttribute(name)
    }
    active?.scrollIntoView({ block: 'nearest' })
  }
}

/**
 * Next position for a key in a list of `count` options; `undefined` for keys that belong to the
 * field. -1 is the text itself. Home and End belong to the field until an option is chosen.
 */
function nextPlace(
  event: KeyboardEvent,
  active: number,
  count: number,
  isChosen: boolean,
): number | undefined {
  if (isModified(event)) return undefined
  switch (event.key) {
    case 'ArrowDown':
      return active + 1 >= count ? -1 : active + 1
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1
    case 'Home':
      return isChosen && active >= 0 ? 0 : undefined
    case 'End':
      return isChosen && active >= 0 ? count - 1 : undefined
    default:
      return undefined
  }
}
