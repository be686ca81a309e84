import type { SiteData } from '@landing/schema'
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
