import type { Hit, SearchScope } from '@landing/schema'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { SuggestionsProps } from '../context/part-props'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { groupHits, hitPath, resultsPath } from './hit-address'
import { useHasPreview } from './hit-preview'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { entryLinks } from './search-entries'
import { useActions } from './use-actions'
import { useCombobox } from './use-combobox'
import { useFieldText } from './use-field-text'
import { shownResult, useSearch } from './use-search'

const LIMIT = 8
const NO_WORDS: readonly string[] = []

/** State of the suggestions for a field, and what a reader can do with them. */
export type SuggestionsState = ReturnType<typeof useSuggestions>

/** Searches for the text of a field while it changes, and makes the field a combobox. */
export function useSuggestions({ field, scope, inDialog = false, onClose }: SuggestionsProps) {
  const { site, host } = useTheme()
  const text = useViewText()
  const [stored, setStored] = useState(recentSearches)
  const typed = useFieldText(field)
  const found = useFound(typed, scope)
  const { hits, hrefOf, allHref } = found
  // Without text, recent searches and pages to begin with are suggested.
  const isAsked = typed.trim() !== ''
  const recent = isAsked ? NO_WORDS : stored
  const pages = isAsked ? [] : entryLinks(site, text('viewAllTags'))
  const { actions, said, run } = useActions(typed)
  const before = isAsked ? hits.length : recent.length + pages.length

  const onLeave = () => {
    rememberSearch(typed)
    box.close()
    onClose()
  }
  const open = (href: string) => {
    onLeave()
    field.blur()
    host.navigate(href)
  }
  const onSearch = (query: string) => {
    field.value = query
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // Stable, so that the list renders when its hits change, not on every key.
  const opener = useRef(open)
  opener.current = open
  const onOpen = useCallback((hit: Hit) => opener.current(hrefOf(hit)), [hrefOf])
  const box = useCombobox({
    field,
    count: before + actions.length,
    inDialog,
    onChoose: (position) => {
      const hit = isAsked ? hits[position] : undefined
      const query = recent[position]
      const page = pages[position - recent.length]
      if (position >= before) onRun(position - before)
      else if (hit) open(hrefOf(hit))
      else if (query !== undefined) onSearch(query)
      else if (page) open(page.path)
      else if (isAsked) open(allHref)
    },
  })
  const onRun = (index: number) => {
    const action = actions[index]
    if (!action) return
    void run(action, () => {
      // The text named an action, so it is not stored as a search.
      field.value = ''
      box.close()
      onClose()
      field.blur()
    })
  }
  const onForget = () => {
    forgetSearches()
    setStored([])
    field.focus()
  }
  const onRetry = () => {
    // The button disappears with the error.
    field.focus()
    found.onRetry()
  }
  const isShown = !box.closed
  const ways = { onOpen, onLeave, onForget, onRetry }
  return { ...found, ...ways, isAsked, isShown, recent, pages, actions, before, said, box }
}

/** The hits for a text in a scope. */
function useFound(text: string, scope: SearchScope) {
  const { site, search } = useTheme()
  const [attempt, setAttempt] = useState(0)
  // The engine reads text that is not valid in the query language as plain words.
  const previews = useHasPreview()
  const query = {
    text,
    limit: LIMIT,
    syntax: 'full',
    ...(previews && { previews }),
    ...scope,
  } as const
  const view = useSearch(search, query, attempt)
  const result = shownResult(view)
  const groups = useMemo(() => groupHits(result?.hits.slice(0, LIMIT) ?? []), [result])
  const words = result?.words ?? NO_WORDS
  const { context, ...everywhere } = scope
  return {
    view,
    result,
    context: search?.contexts.find(({ id }) => id === context),
    previews,
    groups,
    hits: groups.flatMap((group) => group.hits),
    /** Words to mark on the page that is opened. */
    words,
    hrefOf: useCallback((hit: Hit) => hitPath(site, hit, words), [site, words]),
    /** The search page for the text, in the scope. */
    allHref: resultsPath(site, text, scope),
    everywhereHref: resultsPath(site, text, everywhere),
    onRetry: () => setAttempt(attempt + 1),
  }
}
