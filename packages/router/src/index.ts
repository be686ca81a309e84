export { createRouter } from './create-router'
export type { NavigationKind, RouterHistory } from './history'
export { type ActiveRules, activeState } from './is-active'
export type { RouterLocation } from './location'
export type {
  NavigateOptions,
  NavigationError,
  Router,
  RouterOptions,
  RouterState,
} from './router'
