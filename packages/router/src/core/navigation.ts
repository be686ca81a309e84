import type { NavigationKind } from './history'
import type { RouterLocation } from './location'

/** One navigation. Only the latest may commit; compared by identity. */
export interface Navigation {
  readonly to: RouterLocation
  readonly from: RouterLocation
  readonly kind: NavigationKind
  /** Key of the history entry that is current after the navigation. */
  readonly key: string
  /** `false` keeps the scroll position and the focus. */
  readonly scroll: boolean | undefined
  /** Loads the page again although it is already shown. */
  readonly refresh: boolean
}

/** Functions called right before and right after a navigation is committed. */
export interface NavigationObserver {
  leave?(navigation: Navigation): void
  arrive?(navigation: Navigation): void
}
