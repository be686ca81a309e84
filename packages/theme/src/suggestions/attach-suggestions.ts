import type { SearchProvider, SiteData } from '@landing/schema'
import type { Cleanup } from '../behaviours/events'
import type { IconName } from '../context/item-view'
import { en, type Messages } from '../messages/en'
import { makeTexts } from '../texts/texts'
import { type ColorModeControl, storedColorMode } from './suggested-actions'
import { type SuggestionsTarget, themeIcon } from './suggestion-context'
import { Suggestions } from './suggestions'

/** Options of `attachSuggestions`. */
export interface SuggestionsOptions {
  readonly site: SiteData
  /** Answers the queries; without one, only pages and actions are suggested. */
  readonly search?: SearchProvider | undefined
  /** Texts of the theme in another language, or of your own; default English. */
  readonly messages?: Partial<Messages> | undefined
  /** Shows a page of the site, by its route path with search string and hash. */
  navigate(path: string): void
  /** The host's color mode; default the one that a reader has stored. */
  readonly colorMode?: ColorModeControl | undefined
  /** Makes an icon that is not read aloud; default the theme's own. */
  readonly icon?: ((name: IconName) => Node) | undefined
}

/**
 * Shows suggestions for a search field in a container, and makes the field the combobox of their
 * list. Needs the style sheet `suggestions.css`. Returns a function that removes them.
 */
export function attachSuggestions(
  target: SuggestionsTarget,
  { site, search, messages, navigate, colorMode, icon = themeIcon }: SuggestionsOptions,
): Cleanup {
  const text = makeTexts<Messages>({ ...en, ...messages }, site.locale.htmlLang)
  const suggestions = new Suggestions(target, {
    context: { site, text, icon },
    search,
    navigate,
    colorMode: colorMode ?? storedColorMode(site),
  })
  return () => suggestions.detach()
}
