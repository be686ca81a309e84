import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Cleanup } from '../behaviours/events'

/**
 * Attaches a behaviour to the element of the returned ref, in React hosts. Attaches it again when one of `dependencies` changes.
 */
export function useBehaviour<E extends Element>(
  attach: (element: E) => Cleanup | undefined,
  dependencies: readonly unknown[] = [],
): RefObject<E | null> {
  const ref = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the markup depends on
  useLayoutEffect(() => (ref.current ? attach(ref.current) : undefined), dependencies)
  return ref
}
