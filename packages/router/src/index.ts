export { createRouter } from './browser/create-router'
export type { NavigationKind, RouterHistory } from './core/history'
export { type ActiveRules, activeState } from './core/is-active'
export type { RouterLocation } from './core/location'
export type { Navigation } from './core/navigation'
export {
  type BaseRouterOptions,
  type LoadOptions,
  type NavigateOptions,
  type NavigationError,
  NetworkError,
  type Router,
  type RouterOptions,
  type RouterState,
} from './core/router'
