import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render over the server's HTML, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
