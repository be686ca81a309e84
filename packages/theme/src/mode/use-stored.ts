import { useCallback, useSyncExternalStore } from 'react'
import { onStored, readStored } from './storage'

/** The stored text under a key, kept current; `null` on the server and while hydrating. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((callback: () => void) => onStored(key, callback), [key])
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}
