import { chooseContrast } from './contrast-choice'
import { STORAGE_KEYS } from './storage'
import { useStored } from './use-stored'

/** The reader's own wish for more contrast, beside the system's. */
export function useContrast(): {
  readonly more: boolean
  readonly choose: (more: boolean) => void
} {
  return { more: useStored(STORAGE_KEYS.contrast) === 'more', choose: chooseContrast }
}
