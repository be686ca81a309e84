import type { SearchScope } from '@landing/schema'
import { all, type Cleanup, listen } from '../behaviours/events'
import { resultsPath } from './hit-address'
import { hasPreview } from './hit-preview'
import type { PageAction } from './page-actions'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { EMPTY, runQuery, type SearchView, toLoading } from './run-query'
import { attachScopeChip, type ScopeChip } from './scope-chip'
import type { SuggestionsTarget } from './suggestion-context'
import {
  LIMIT,
  SuggestionsDrawing,
  type SuggestionsSettings,
  type SuggestionsState,
} from './suggestions-drawing'

/** How long Enter waits for the answer to what is typed, in ms, before it opens all results. */
const ENTER = 500

/** The state of the suggestions for a field: what is typed, and what was found for it. */
export class Suggestions implements SuggestionsState {
  readonly #target: SuggestionsTarget
  readonly #settings: SuggestionsSettings
  readonly #drawing: SuggestionsDrawing
  readonly #chip: ScopeChip
  readonly #stop: Cleanup
  scope: SearchScope
  #isAttached = true
  typed: string
  view: SearchView = EMPTY
  recent = recentSearches()
  hasPreview = hasPreview()
  said: SuggestionsState['said']
  #dropQuery: Cleanup = () => {}
  isPending = false
  /** Enter was pressed before the answer. */
  #entered:
    | { readonly event: KeyboardEvent; readonly timer: ReturnType<typeof setTimeout> }
    | undefined

  constructor(target: SuggestionsTarget, settings: SuggestionsSettings) {
    const { field } = target
    this.#target = target
    this.scope = target.scope
    this.#settings = settings
    this.typed = field.value
    this.#drawing = new SuggestionsDrawing(target, settings, this)
    this.#chip = attachScopeChip(field, settings.context.text, () => this.#widen())
    this.#showScope()
    this.#stop = all(
      listen(field, 'input', () => this.#read()),
      // A reset is announced before the field is empty.
      field.form ? listen(field.form, 'reset', () => setTimeout(() => this.#read())) : undefined,
      listen(window, 'resize', () => this.#onResize()),
    )
    this.#ask()
  }

  detach(): void {
    this.#isAttached = false
    this.#stop()
    this.#dropQuery()
    this.#forgetEnter()
    this.#drawing.detach()
    this.#chip.detach()
  }

  get #isAsked(): boolean {
    return this.typed.trim() !== ''
  }

  #read(): void {
    if (!this.#isAttached) return
    const before = this.typed
    this.typed = this.#target.field.value
    this.said = undefined
    this.#drawing.box.restart()
    if (this.typed !== before) this.#ask()
    else this.#drawing.draw()
  }

  #onResize(): void {
    if (this.hasPreview === hasPreview()) return
    this.hasPreview = !this.hasPreview
    this.#ask()
  }

  /** Draws the answer when it is there. Changes before it would delay it: most answers take less than a frame. */
  #ask(): void {
    this.#dropQuery()
    this.#forgetEnter()
    const { search } = this.#settings
    const query = {
      text: this.typed,
      limit: LIMIT,
      // The engine reads text that is not valid in the query language as plain words.
      syntax: 'full',
      ...(this.hasPreview && { previews: true }),
      ...this.scope,
    } as const
    this.isPending = search !== undefined && this.#isAsked
    if (!search || !this.#isAsked) {
      this.view = EMPTY
      this.#drawing.draw()
      return
    }
    if (this.view.state === 'empty') this.#drawing.hideStart()
    const show: Parameters<typeof runQuery>[2] = (next) => {
      this.view = typeof next === 'function' ? next(this.view) : next
      this.isPending = this.view.state === 'loading'
      this.#drawing.draw()
      if (this.#entered && !this.isPending) this.#openFirst(this.#entered.event)
    }
    this.#dropQuery = runQuery(search, query, show, this.#settings.context.site.separateContexts)
  }

  readonly search = (text: string): void => {
    const { field } = this.#target
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  readonly open = (path: string): void => {
    rememberSearch(this.typed)
    this.#close()
    this.#settings.navigate(path)
  }

  readonly enter = (event: KeyboardEvent): void => {
    if (event.shiftKey || !this.isPending) this.#openResults()
    else this.#entered ??= { event, timer: setTimeout(() => this.#openResults(), ENTER) }
  }

  #forgetEnter(): void {
    clearTimeout(this.#entered?.timer)
    this.#entered = undefined
  }

  /** Opens the first option, as Enter would have done. */
  #openFirst(event: KeyboardEvent): void {
    this.#forgetEnter()
    if (this.#drawing.box.option) this.#drawing.box.choose(event)
    else this.#openResults()
  }

  #openResults(): void {
    const { site } = this.#settings.context
    if (this.#isAsked) this.open(resultsPath(site, this.typed, this.scope))
  }

  /** Runs an action, then closes unless it has something to say. */
  readonly run = async (action: PageAction): Promise<void> => {
    const text = await action.run()
    if (!this.#isAttached) return
    if (text === undefined) {
      // The text named an action, so it is not stored as a search.
      this.#target.field.value = ''
      this.#close()
    } else {
      this.said = { label: action.label, text }
      this.#drawing.draw()
    }
  }

  #close(): void {
    const { field, onClose } = this.#target
    this.#drawing.box.close()
    onClose()
    field.blur()
  }

  readonly forget = (): void => {
    forgetSearches()
    this.recent = []
    this.#target.field.focus()
    this.#drawing.draw()
  }

  #showScope(): void {
    const { context, search } = this.#settings
    const label = search?.contexts.find(({ id }) => id === this.scope.context)?.label
    this.#chip.show(context.site.separateContexts ? undefined : label)
  }

  #widen(): void {
    const { context, ...everywhere } = this.scope
    this.scope = everywhere
    this.#showScope()
    this.#target.field.focus()
    this.#ask()
  }

  readonly retry = (): void => {
    // The button disappears with the error, which is announced again when the retry fails at once.
    this.#target.field.focus()
    this.view = toLoading(this.view)
    this.#ask()
    this.#drawing.draw()
  }
}
