import { useCallback, useSyncExternalStore } from 'react'
import { chooseContrast } from './contrast-choice'
import { onStored, readStored, STORAGE_KEYS } from './storage'

/** The stored text under a key; `null` on the server and while hydrating. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((callback: () => void) => onStored(key, callback), [key])
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}

/** The reader's choice of more contrast, in addition to the system's. */
export function useContrast(): {
  readonly more: boolean
  readonly choose: (more: boolean) => void
} {
  return { more: useStored(STORAGE_KEYS.contrast) === 'more', choose: chooseContrast }
}
