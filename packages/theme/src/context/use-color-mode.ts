import { useSyncExternalStore } from 'react'
import {
  type ColorModeChoice,
  choiceOf,
  chooseMode,
  followsSystem,
  nextChoice,
} from '../mode/mode-choice'
import { STORAGE_KEYS } from '../mode/storage'
import { useStored } from '../mode/use-stored'
import { useTheme } from './theme-context'

/** The host's color mode; `undefined` as long as it is not known, and while hydrating: servers do not know it. */
export function useHostMode(): ColorModeChoice | undefined {
  const { host } = useTheme()
  return useSyncExternalStore(
    () => () => undefined,
    () => host.colorMode,
    () => undefined,
  )
}

/**
 * The color mode and functions that change it: the host's where it has one, else the reader's stored choice. Choosing the
 * system deletes the stored value.
 */
export function useColorMode(): {
  readonly choice: ColorModeChoice
  readonly choose: (choice: ColorModeChoice) => void
  readonly cycle: () => void
} {
  const { host, site } = useTheme()
  const hostMode = useHostMode()
  const config = site.theme.colorMode
  const stored = choiceOf(config, useStored(STORAGE_KEYS.theme))
  const choice = host.onColorModeChange ? (hostMode ?? null) : stored
  const choose = (next: ColorModeChoice) => (host.onColorModeChange ?? chooseMode)(next)
  return { choice, choose, cycle: () => choose(nextChoice(choice, followsSystem(config))) }
}
