import type { ColorModeConfig } from '@landing/schema'
import { useCallback, useSyncExternalStore } from 'react'
import { chooseContrast } from './contrast-choice'
import {
  type ColorModeChoice,
  choiceOf,
  chooseMode,
  followsSystem,
  nextChoice,
} from './mode-choice'
import { onStored, readStored, STORAGE_KEYS } from './storage'

export { type ColorModeChoice, followsSystem, nextChoice } from './mode-choice'

/** The reader's choice and functions that change it. Choosing the system deletes the stored value. */
export function useColorMode(config: ColorModeConfig | undefined): {
  readonly choice: ColorModeChoice
  readonly choose: (choice: ColorModeChoice) => void
  readonly cycle: () => void
} {
  const choice = choiceOf(config, useStored(STORAGE_KEYS.theme))
  return {
    choice,
    choose: chooseMode,
    cycle: () => chooseMode(nextChoice(choice, followsSystem(config))),
  }
}

/** The stored text under a key; `null` on the server and while hydrating. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((callback: () => void) => onStored(key, callback), [key])
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}

/** The reader's choice of more contrast, besides the system's. */
export function useContrast(): {
  readonly more: boolean
  readonly choose: (more: boolean) => void
} {
  return { more: useStored(STORAGE_KEYS.contrast) === 'more', choose: chooseContrast }
}
