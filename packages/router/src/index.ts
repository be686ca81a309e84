export { createBrowserHistory } from './browser-history'
export { createRouter } from './create-router'
export type { NavigationKind, RouterHistory } from './history'
export { type ActiveRules, isActive } from './is-active'
export type { RouterLocation } from './location'
export { createMemoryHistory, type MemoryHistory } from './memory-history'
export type {
  NavigateOptions,
  NavigationError,
  Router,
  RouterOptions,
  RouterState,
} from './router'
