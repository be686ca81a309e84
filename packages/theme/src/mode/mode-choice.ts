import type { ColorMode, ColorModeConfig } from '@landing/schema'
import { onStored, readStored, STORAGE_KEYS, writeStored } from './storage'
import { defaultMode, defaultRespectSystem } from './theme-defaults'

/** The reader's choice; `null` follows the system. */
export type ColorModeChoice = ColorMode | null

const DARK = '(prefers-color-scheme: dark)'

/** Whether the system's preference applies while nothing is chosen. */
export function followsSystem(config: ColorModeConfig | undefined): boolean {
  return config?.respectPrefersColorScheme ?? defaultRespectSystem
}

/** The choice in effect for what is stored. */
export function choiceOf(
  config: ColorModeConfig | undefined,
  stored: string | null,
): ColorModeChoice {
  if (!config?.disableSwitch && (stored === 'light' || stored === 'dark')) return stored
  if (followsSystem(config)) return null
  return config?.defaultMode ?? defaultMode
}

/**
 * The next choice of the toggle: system, light, dark, system when the system is followed, else
 * light and dark in turn. Throws for a value that is not a color mode.
 */
export function nextChoice(choice: ColorModeChoice, followSystem: boolean): ColorModeChoice {
  if (choice !== null && choice !== 'light' && choice !== 'dark') {
    throw new Error(`unexpected color mode ${String(choice)}`)
  }
  if (!followSystem) return choice === 'dark' ? 'light' : 'dark'
  return choice === null ? 'light' : choice === 'light' ? 'dark' : null
}

/** Writes choice and effective mode on the document's root, as the boot script does before first paint. */
function showMode(choice: ColorModeChoice): void {
  const { dataset } = document.documentElement
  dataset.theme = choice ?? (window.matchMedia(DARK).matches ? 'dark' : 'light')
  dataset.themeChoice = choice ?? 'system'
}

/** Stores and shows a choice. Choosing the system deletes the stored value. */
export function chooseMode(choice: ColorModeChoice): void {
  writeStored(STORAGE_KEYS.theme, choice)
  showMode(choice)
}

/** Shows a choice, now and when the system's preference changes. Returns a cleanup function. */
export function showColorMode(readChoice: () => ColorModeChoice): () => void {
  const show = () => showMode(readChoice())
  const media = window.matchMedia(DARK)
  show()
  media.addEventListener('change', show)
  return () => media.removeEventListener('change', show)
}

/** Keeps the document in step with storage, other tabs and the system. Returns a cleanup function. */
export function syncColorMode(config: ColorModeConfig | undefined): () => void {
  if (config?.disableSwitch) writeStored(STORAGE_KEYS.theme, null)
  const readChoice = () => choiceOf(config, readStored(STORAGE_KEYS.theme))
  const stopShowing = showColorMode(readChoice)
  const stopReading = onStored(STORAGE_KEYS.theme, () => showMode(readChoice()))
  return () => {
    stopShowing()
    stopReading()
  }
}
