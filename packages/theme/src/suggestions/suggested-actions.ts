import type { SiteData } from '@landing/schema'
import { type ColorModeChoice, choiceOf, chooseMode, followsSystem } from '../mode/mode-choice'
import { readStored, STORAGE_KEYS } from '../mode/storage'
import { matchingActions, type PageAction } from './page-actions'
import type { SuggestionContext } from './suggestion-context'

/** Maximum number for an empty field, and below hits. */
const MOST = 6
const MOST_BESIDE_HITS = 3

/** The color mode of the page, and how to change it. */
export interface ColorModeControl {
  choice(): ColorModeChoice
  choose(choice: ColorModeChoice): void
}

/** The color mode that a reader has stored. */
export function storedColorMode(site: SiteData): ColorModeControl {
  return {
    choice: () => choiceOf(site.theme.colorMode, readStored(STORAGE_KEYS.theme)),
    choose: chooseMode,
  }
}

/** The actions for a typed text: those of the page, and the other color modes. */
export function suggestedActions(
  typed: string,
  onPage: readonly PageAction[],
  modes: readonly PageAction[],
): readonly PageAction[] {
  const query = typed.trim()
  const [first, ...others] = onPage
  const all = first?.icon === 'copy' ? [first, ...modes, ...others] : [...modes, ...onPage]
  if (query === '') return all.slice(0, MOST)
  // A single letter matches too many.
  return query.length < 2 ? [] : matchingActions(all, query).slice(0, MOST_BESIDE_HITS)
}

/** The other color modes. */
export function modeActions(
  { site, text }: SuggestionContext,
  mode: ColorModeControl,
): readonly PageAction[] {
  const { colorMode } = site.theme
  if (colorMode?.disableSwitch) return []
  const modes = [
    ['dark', text('settingsDark')],
    ['light', text('settingsLight')],
    ...(followsSystem(colorMode) ? [[null, text('settingsSystem')] as const] : []),
  ] as const
  const current = mode.choice()
  return modes
    .filter(([choice]) => choice !== current)
    .map(([choice, label]) => ({
      label,
      kind: text('settingsMode'),
      icon: 'mode',
      run: () => void mode.choose(choice),
    }))
}
