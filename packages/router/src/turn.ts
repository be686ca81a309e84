import type { NavigationKind } from './history'
import type { RouterLocation } from './location'

/** One navigation. Its identity says whether it is still the latest. */
export interface Turn {
  readonly to: RouterLocation
  readonly kind: NavigationKind
  /** Key of the history entry to be open afterwards. */
  readonly key: string
  /** `false`: scroll position and focus stay. */
  readonly scroll: boolean | undefined
  /** Fetch even though the page is the one shown. */
  readonly again?: boolean
  /** The browser has animated the change itself. */
  readonly animated?: boolean
}
