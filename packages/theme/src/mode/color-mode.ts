import type { ColorModeConfig } from '@landing/schema'
import {
  type ColorModeChoice,
  choiceOf,
  chooseMode,
  followsSystem,
  nextChoice,
} from './mode-choice'
import { STORAGE_KEYS } from './storage'
import { useStored } from './use-stored'

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
