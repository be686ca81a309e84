import type { Router, RouterState } from './router'

/** Holds the router's state. */
export interface Store extends Pick<Router, 'subscribe' | 'renderWith'> {
  readonly state: RouterState
  /** Changes the state; `show` and the listeners run in one update. */
  set(change: Partial<RouterState>, show?: () => void): void
}

export function createStore(first: RouterState): Store {
  const listeners = new Set<() => void>()
  let state = first
  let render = (update: () => void) => update()
  return {
    get state() {
      return state
    },
    set(change, show) {
      state = { ...state, ...change }
      render(() => {
        show?.()
        for (const listener of listeners) listener()
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    renderWith(next) {
      render = next
    },
  }
}
