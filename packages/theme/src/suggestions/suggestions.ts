import type { SearchProvider, SearchResult, SearchScope } from '@landing/schema'
import { all, type Cleanup, listen } from '../behaviours/events'
import { beginnings } from './beginnings'
import { Combobox } from './combobox'
import { foundContent, startContent, type Ways } from './contents'
import { fill, h, morph } from './elements'
import { groupHits, resultsPath } from './hit-address'
import { hitList, NO_HITS, type ShownHits } from './hit-list'
import { hasPreview, hitPreview } from './hit-preview'
import { joinLists, listbox, type OptionList, optionGroup } from './option-group'
import { type PageAction, pageActions } from './page-actions'
import { outsideNote } from './query-notes'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { EMPTY, runQuery, type SearchView, shownResult, toLoading } from './run-query'
import { attachScopeChip, type ScopeChip } from './scope-chip'
import { SpokenCount, spokenResult } from './spoken-count'
import { type ColorModeControl, modeActions, suggestedActions } from './suggested-actions'
import type { SuggestionContext, SuggestionsTarget } from './suggestion-context'

/** Maximum number of hits. */
const LIMIT = 8

/** How long Enter waits for the answer to what is typed, in ms, before it opens all results. */
const ENTER = 500

interface SuggestionsSettings {
  readonly context: SuggestionContext
  readonly search: SearchProvider | undefined
  readonly colorMode: ColorModeControl
  navigate(path: string): void
}

/** Suggestions for a field: what is typed, what was found for it, and what is shown of that. */
export class Suggestions {
  readonly #target: SuggestionsTarget
  readonly #settings: SuggestionsSettings
  readonly #panel: HTMLElement
  readonly #status = new SpokenCount()
  readonly #box: Combobox
  readonly #chip: ScopeChip
  readonly #ways: Ways
  readonly #onPage: readonly PageAction[]
  readonly #list: HTMLElement
  readonly #columns = h('div', { class: 'landing-suggestions-columns' })
  readonly #preview = h('section')
  readonly #foot = h('p')
  readonly #stop: Cleanup
  #scope: SearchScope
  #isAttached = true
  #typed: string
  #view: SearchView = EMPTY
  #recent = recentSearches()
  #hasPreview = hasPreview()
  #found: ShownHits = NO_HITS
  #suggested: OptionList & { readonly key: string } = { key: '', elements: [], options: [] }
  #said: { readonly label: string; readonly text: string } | undefined
  #dropQuery: Cleanup = () => {}
  #isPending = false
  /** Enter was pressed before the answer. */
  #entered:
    | { readonly event: KeyboardEvent; readonly timer: ReturnType<typeof setTimeout> }
    | undefined

  constructor(target: SuggestionsTarget, settings: SuggestionsSettings) {
    const { field, inDialog = false } = target
    this.#target = target
    this.#scope = target.scope
    this.#settings = settings
    this.#onPage = pageActions(document, settings.context.text)
    this.#ways = {
      open: (path) => this.#open(path),
      search: (text) => this.#search(text),
      retry: () => this.#retry(),
      forget: () => this.#forget(),
    }
    this.#panel = h('div', {
      class: `landing-suggestions${inDialog ? ' landing-is-in-dialog' : ''}`,
    })
    this.#box = new Combobox({
      field,
      inDialog,
      panel: this.#panel,
      isPending: () => this.#isPending,
      onText: (event) => this.#onEnter(event),
      onActive: () => this.#fillColumns(),
      onToggle: () => this.#draw(),
    })
    this.#list = listbox(this.#box.id, settings.context)
    this.#chip = attachScopeChip(field, settings.context.text, () => this.#widen())
    this.#showScope()
    this.#stop = all(
      listen(field, 'input', () => this.#read()),
      // A reset is announced before the field is empty.
      field.form ? listen(field.form, 'reset', () => setTimeout(() => this.#read())) : undefined,
      listen(window, 'resize', () => this.#onResize()),
    )
    this.#typed = field.value
    this.#ask()
  }

  detach(): void {
    this.#isAttached = false
    this.#stop()
    this.#dropQuery()
    this.#forgetEnter()
    this.#status.stop()
    this.#box.detach()
    this.#chip.detach()
    this.#target.container.replaceChildren()
  }

  get #isAsked(): boolean {
    return this.#typed.trim() !== ''
  }

  #read(): void {
    if (!this.#isAttached) return
    const before = this.#typed
    this.#typed = this.#target.field.value
    this.#said = undefined
    this.#box.restart()
    if (this.#typed !== before) this.#ask()
    else this.#draw()
  }

  #onResize(): void {
    if (this.#hasPreview === hasPreview()) return
    this.#hasPreview = !this.#hasPreview
    this.#ask()
  }

  /** Draws the answer when it is there. Changes before it would delay it: most answers take less than a frame. */
  #ask(): void {
    this.#dropQuery()
    this.#forgetEnter()
    const { search } = this.#settings
    const query = {
      text: this.#typed,
      limit: LIMIT,
      // The engine reads text that is not valid in the query language as plain words.
      syntax: 'full',
      ...(this.#hasPreview && { previews: true }),
      ...this.#scope,
    } as const
    this.#isPending = search !== undefined && this.#isAsked
    if (!search || !this.#isAsked) {
      this.#view = EMPTY
      this.#draw()
      return
    }
    // The next key or click is not meant for the pages to start with; their room stays until the answer.
    if (this.#view.state === 'empty') {
      this.#box.show([])
      this.#list.style.visibility = 'hidden'
    }
    const show: Parameters<typeof runQuery>[2] = (next) => {
      this.#view = typeof next === 'function' ? next(this.#view) : next
      this.#isPending = this.#view.state === 'loading'
      this.#draw()
      if (this.#entered && !this.#isPending) this.#openFirst(this.#entered.event)
    }
    this.#dropQuery = runQuery(search, query, show, this.#settings.context.site.separateContexts)
  }

  #draw(): void {
    const { container, inDialog } = this.#target
    if (this.#box.isClosed && !inDialog) {
      this.#status.announce(undefined)
      container.replaceChildren()
      return
    }
    this.#list.style.visibility = ''
    if (this.#view.state === 'empty') this.#showStart()
    else this.#showFound()
    if (!this.#panel.isConnected) container.replaceChildren(this.#status.element, this.#panel)
    this.#announce()
  }

  #showFound(): void {
    const { context, search } = this.#settings
    const hits = this.#hitOptions(shownResult(this.#view))
    const shown = joinLists(hits, this.#actions())
    fill(this.#list, shown.elements)
    this.#fillColumns()
    const props = {
      view: this.#view,
      typed: this.#typed,
      scope: this.#scope,
      contexts: search?.contexts ?? [],
      columns: this.#columns,
      foot: this.#foot,
    }
    fill(this.#panel, foundContent(props, context, this.#ways))
    // Last: without an id, a new option is not taken for an old one.
    this.#box.show(shown.options, 0)
  }

  #showStart(): void {
    const { context } = this.#settings
    const recent = this.#isAsked ? [] : this.#recent
    const start = this.#isAsked ? [] : beginnings(recent, context, this.#ways)
    const shown = joinLists(...start, this.#actions())
    fill(this.#list, shown.elements)
    const props = { hasRecent: recent.length > 0, list: this.#filledList }
    fill(this.#panel, startContent(props, context, this.#ways))
    this.#box.show(shown.options)
  }

  /** The list, unless it has no options. */
  get #filledList(): HTMLElement | undefined {
    return this.#list.hasChildNodes() ? this.#list : undefined
  }

  /** The list, and the preview of an option beside it. */
  #fillColumns(): void {
    if (this.#view.state === 'empty') return
    const { hits } = this.#hasPreview ? this.#found : NO_HITS
    const hit = hits[this.#box.active] ?? hits[0]
    const preview = hit && morph(this.#preview, hitPreview(hit, this.#settings.context))
    fill(this.#columns, [this.#filledList, preview])
  }

  /** Nothing is made anew as long as the result stays. */
  #hitOptions(result: SearchResult | undefined): ShownHits {
    if (result !== this.#found.result) {
      const groups = groupHits(result?.hits.slice(0, LIMIT) ?? [])
      const { context } = this.#settings
      const { made } = this.#found
      // Before the changes: afterwards, the browser would have to lay them out for it.
      this.#list.scrollTop = 0
      const list = hitList(groups, result?.words ?? [], made, context, this.#ways.open)
      this.#found = { result, hits: groups.flatMap((group) => group.hits), ...list }
    }
    return this.#found
  }

  #actions(): OptionList {
    const { context, colorMode } = this.#settings
    const actions = suggestedActions(this.#typed, this.#onPage, modeActions(context, colorMode))
    const rows = actions.map((action) => ({
      ...action,
      label: action.label === this.#said?.label ? this.#said.text : action.label,
      choose: () => void this.#run(action),
    }))
    const key = JSON.stringify(rows)
    if (key !== this.#suggested.key)
      this.#suggested = { key, ...optionGroup(context.text('searchActions'), rows, context) }
    return this.#suggested
  }

  #announce(): void {
    const view = this.#view
    if (this.#said) this.#status.say(this.#said.text)
    else if (view.state !== 'done') this.#status.announce(undefined)
    else {
      const count = this.#found.hits.length
      const { context, search } = this.#settings
      const contexts = search?.contexts ?? []
      this.#status.announce(() => {
        const outside = outsideNote(view.result, this.#scope, contexts, context.text)
        return spokenResult(view.result, count, context, outside)
      })
    }
  }

  #search(text: string): void {
    const { field } = this.#target
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  #open(path: string): void {
    rememberSearch(this.#typed)
    this.#close()
    this.#settings.navigate(path)
  }

  #onEnter(event: KeyboardEvent): void {
    if (event.shiftKey || !this.#isPending) this.#openResults()
    else this.#entered ??= { event, timer: setTimeout(() => this.#openResults(), ENTER) }
  }

  #forgetEnter(): void {
    clearTimeout(this.#entered?.timer)
    this.#entered = undefined
  }

  /** Opens the first option, as Enter would have done. */
  #openFirst(event: KeyboardEvent): void {
    this.#forgetEnter()
    if (this.#box.option) this.#box.choose(event)
    else this.#openResults()
  }

  #openResults(): void {
    const { site } = this.#settings.context
    if (this.#isAsked) this.#open(resultsPath(site, this.#typed, this.#scope))
  }

  /** Runs an action, then closes unless it has something to say. */
  async #run(action: PageAction): Promise<void> {
    const text = await action.run()
    if (!this.#isAttached) return
    if (text === undefined) {
      // The text named an action, so it is not stored as a search.
      this.#target.field.value = ''
      this.#close()
    } else {
      this.#said = { label: action.label, text }
      this.#draw()
    }
  }

  #close(): void {
    const { field, onClose } = this.#target
    this.#box.close()
    onClose()
    field.blur()
  }

  #forget(): void {
    forgetSearches()
    this.#recent = []
    this.#target.field.focus()
    this.#draw()
  }

  #showScope(): void {
    const { context, search } = this.#settings
    const label = search?.contexts.find(({ id }) => id === this.#scope.context)?.label
    this.#chip.show(context.site.separateContexts ? undefined : label)
  }

  #widen(): void {
    const { context, ...everywhere } = this.#scope
    this.#scope = everywhere
    this.#showScope()
    this.#target.field.focus()
    this.#ask()
  }

  #retry(): void {
    // The button disappears with the error, which is announced again when the retry fails at once.
    this.#target.field.focus()
    this.#view = toLoading(this.#view)
    this.#ask()
    this.#draw()
  }
}
