import type { ColorMode, ColorModeConfig } from '@landing/schema'
import { useEffect } from 'react'
import { onStored, readStored, STORAGE_KEYS, writeStored } from './storage'
import { useStored } from './use-stored'

/** What a reader chose; `null` follows the system. */
export type ColorModeChoice = ColorMode | null

const DARK = '(prefers-color-scheme: dark)'

function asChoice(stored: string | null): ColorModeChoice {
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** Is the system's preference followed while nothing is chosen? */
export function followsSystem(config: ColorModeConfig | undefined): boolean {
  return config?.respectPrefersColorScheme ?? true
}

function choiceOf(config: ColorModeConfig | undefined, stored: string | null): ColorModeChoice {
  const choice = config?.disableSwitch ? null : asChoice(stored)
  return choice ?? (followsSystem(config) ? null : (config?.defaultMode ?? 'light'))
}

/**
 * The next choice of the toggle: system, light, dark, system when the system is followed, else
 * light and dark in turn. Throws for a value that is no colour mode.
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
  const root = document.documentElement
  root.dataset.theme = choice ?? (window.matchMedia(DARK).matches ? 'dark' : 'light')
  root.dataset.themeChoice = choice ?? 'system'
}

/** Keeps the document in step with storage, other tabs and the system. For the root, once. */
export function useColorModeSync(config: ColorModeConfig | undefined): void {
  useEffect(() => {
    if (config?.disableSwitch) writeStored(STORAGE_KEYS.theme, null)
    const show = () => showMode(choiceOf(config, readStored(STORAGE_KEYS.theme)))
    const media = window.matchMedia(DARK)
    show()
    media.addEventListener('change', show)
    const stop = onStored(STORAGE_KEYS.theme, show)
    return () => {
      media.removeEventListener('change', show)
      stop()
    }
  }, [config])
}

/** The reader's choice and the way to change it. Choosing the system deletes the stored value. */
export function useColorMode(config: ColorModeConfig | undefined): {
  readonly choice: ColorModeChoice
  readonly choose: (choice: ColorModeChoice) => void
  readonly cycle: () => void
} {
  const choice = choiceOf(config, useStored(STORAGE_KEYS.theme))
  const choose = (next: ColorModeChoice) => {
    writeStored(STORAGE_KEYS.theme, next)
    showMode(next)
  }
  return { choice, choose, cycle: () => choose(nextChoice(choice, followsSystem(config))) }
}
