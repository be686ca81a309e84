import type { SearchProvider, SearchResult, SearchScope } from '@landing/schema'
import { beginnings } from './beginnings'
import { Combobox } from './combobox'
import { foundContent, startContent, type Ways } from './contents'
import { fill, h, morph } from './elements'
import { groupHits } from './hit-address'
import { hitList, NO_HITS, type ShownHits } from './hit-list'
import { hitPreview } from './hit-preview'
import { joinLists, listbox, type OptionList, optionGroup } from './option-group'
import { type PageAction, pageActions } from './page-actions'
import { outsideNote } from './query-notes'
import { type SearchView, shownResult } from './run-query'
import { SpokenCount, spokenResult } from './spoken-count'
import { type ColorModeControl, modeActions, suggestedActions } from './suggested-actions'
import type { SuggestionContext, SuggestionsTarget } from './suggestion-context'

/** Maximum number of hits. */
export const LIMIT = 8

export interface SuggestionsSettings {
  readonly context: SuggestionContext
  readonly search: SearchProvider | undefined
  readonly colorMode: ColorModeControl
  navigate(path: string): void
}

/** What the suggestions show, and what a reader can do with them. */
export interface SuggestionsState extends Ways {
  readonly typed: string
  readonly view: SearchView
  readonly scope: SearchScope
  readonly recent: readonly string[]
  readonly hasPreview: boolean
  /** What an action said, in place of its label. */
  readonly said: { readonly label: string; readonly text: string } | undefined
  /** Whether the list is not that of the text yet. */
  readonly isPending: boolean
  /** Called for Enter without an option of the text, or with Shift. */
  enter(event: KeyboardEvent): void
  run(action: PageAction): void
}

/** Renders the state of suggestions: the list of a combobox, what is beside it, and what is spoken. */
export class SuggestionsDrawing {
  readonly box: Combobox
  readonly #target: SuggestionsTarget
  readonly #settings: SuggestionsSettings
  readonly #state: SuggestionsState
  readonly #panel: HTMLElement
  readonly #status = new SpokenCount()
  readonly #onPage: readonly PageAction[]
  readonly #list: HTMLElement
  readonly #columns = h('div', { class: 'landing-suggestions-columns' })
  readonly #preview = h('section')
  readonly #foot = h('p')
  #found: ShownHits = NO_HITS
  #suggested: OptionList & { readonly key: string } = { key: '', elements: [], options: [] }

  constructor(target: SuggestionsTarget, settings: SuggestionsSettings, state: SuggestionsState) {
    const { field, inDialog = false } = target
    this.#target = target
    this.#settings = settings
    this.#state = state
    this.#onPage = pageActions(document, settings.context.text)
    this.#panel = h('div', {
      class: `landing-suggestions${inDialog ? ' landing-is-in-dialog' : ''}`,
    })
    this.box = new Combobox({
      field,
      inDialog,
      panel: this.#panel,
      isPending: () => state.isPending,
      onText: state.enter,
      onActive: () => this.#fillColumns(),
      onToggle: () => this.draw(),
    })
    this.#list = listbox(this.box.id, settings.context)
  }

  detach(): void {
    this.#status.stop()
    this.box.detach()
    this.#target.container.replaceChildren()
  }

  /** The next key or click is not meant for the pages to start with; their room stays until the answer. */
  hideStart(): void {
    this.box.show([])
    this.#list.style.visibility = 'hidden'
  }

  draw(): void {
    const { container, inDialog } = this.#target
    if (this.box.isClosed && !inDialog) {
      this.#status.announce(undefined)
      container.replaceChildren()
      return
    }
    this.#list.style.visibility = ''
    if (this.#state.view.state === 'empty') this.#showStart()
    else this.#showFound()
    if (!this.#panel.isConnected) container.replaceChildren(this.#status.element, this.#panel)
    this.#announce()
  }

  #showFound(): void {
    const { context, search } = this.#settings
    const { view, typed, scope } = this.#state
    const hits = this.#hitOptions(shownResult(view))
    const optionList = joinLists(hits, this.#actions())
    fill(this.#list, optionList.elements)
    this.#fillColumns()
    const contexts = search?.contexts ?? []
    const props = { view, typed, scope, contexts, columns: this.#columns, foot: this.#foot }
    fill(this.#panel, foundContent(props, context, this.#state))
    // Last: without an id, a new option is not taken for an old one.
    this.box.show(optionList.options, 0)
  }

  #showStart(): void {
    const { context } = this.#settings
    const isAsked = this.#state.typed.trim() !== ''
    const recent = isAsked ? [] : this.#state.recent
    const start = isAsked ? [] : beginnings(recent, context, this.#state)
    const optionList = joinLists(...start, this.#actions())
    fill(this.#list, optionList.elements)
    const props = { hasRecent: recent.length > 0, list: this.#filledList }
    fill(this.#panel, startContent(props, context, this.#state))
    this.box.show(optionList.options)
  }

  /** The list, unless it has no options. */
  get #filledList(): HTMLElement | undefined {
    return this.#list.hasChildNodes() ? this.#list : undefined
  }

  /** The list, and the preview of an option beside it. */
  #fillColumns(): void {
    if (this.#state.view.state === 'empty') return
    const { hits } = this.#state.hasPreview ? this.#found : NO_HITS
    const hit = hits[this.box.active] ?? hits[0]
    const preview = hit && morph(this.#preview, hitPreview(hit, this.#settings.context))
    fill(this.#columns, [this.#filledList, preview])
  }

  /** Nothing is made anew as long as the result stays. */
  #hitOptions(result: SearchResult | undefined): ShownHits {
    if (result !== this.#found.result) {
      const groups = groupHits(result?.hits.slice(0, LIMIT) ?? [])
      const { context } = this.#settings
      const { elementsByKey } = this.#found
      // Before the changes: afterwards, the browser would have to lay them out for it.
      this.#list.scrollTop = 0
      const list = hitList(groups, result?.words ?? [], elementsByKey, context, this.#state.open)
      this.#found = { result, hits: groups.flatMap((group) => group.hits), ...list }
    }
    return this.#found
  }

  #actions(): OptionList {
    const { context, colorMode } = this.#settings
    const { typed, said } = this.#state
    const actions = suggestedActions(typed, this.#onPage, modeActions(context, colorMode))
    const rows = actions.map((action) => ({
      ...action,
      label: action.label === said?.label ? said.text : action.label,
      choose: () => this.#state.run(action),
    }))
    const key = JSON.stringify(rows)
    if (key !== this.#suggested.key)
      this.#suggested = { key, ...optionGroup(context.text('searchActions'), rows, context) }
    return this.#suggested
  }

  #announce(): void {
    const { said, view, scope } = this.#state
    if (said) this.#status.say(said.text)
    else if (view.state !== 'done') this.#status.announce(undefined)
    else {
      const count = this.#found.hits.length
      const { context, search } = this.#settings
      const contexts = search?.contexts ?? []
      this.#status.announce(() => {
        const outside = outsideNote(view.result, scope, contexts, context.text)
        return spokenResult(view.result, count, context, outside)
      })
    }
  }
}
