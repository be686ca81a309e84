import type { SearchScope, SiteData } from '@landing/schema'
import type { IconName } from '../context/item-view'
import type { Messages } from '../messages/en'
import type { Texts } from '../texts/texts'
import { h } from './elements'

/** What every part of the suggestions is made with. */
export interface SuggestionContext {
  readonly site: SiteData
  readonly text: Texts<Messages>
  icon(name: IconName): Node
}

/** Where suggestions are shown, and for what. */
export interface SuggestionsTarget {
  /** The search field; a combobox while the suggestions are attached. */
  readonly field: HTMLInputElement
  /** Empty element that the suggestions fill. */
  readonly container: HTMLElement
  /** What part of the site is searched. */
  readonly scope: SearchScope
  /** Shown as part of a dialog: stays open, and Escape belongs to the dialog. Default false. */
  readonly inDialog?: boolean
  /** Called when the reader leaves for a page, or has run an action. */
  readonly onClose: () => void
}

/** Icons that the suggestions show. */
export const suggestionIcons: readonly IconName[] = [
  'copy',
  'hash',
  'language',
  'mode',
  'page',
  'recent',
  'tag',
  'text',
]

/** The theme's own icon, which is never read aloud. */
export const themeIcon = (name: IconName): Node =>
  h('span', { class: `landing-icon landing-icon-${name}` })
