import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Is this drawn on the server, or taken over from it in this very render? */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
