export type { ActiveRules } from '@landing/schema'
export { createRouter } from './browser/create-router'
export { activeState } from './core/active-state'
export type { NavigationKind, RouterHistory } from './core/history'
export type { RouterLocation } from './core/location'
export {
  type BaseRouterOptions,
  type LoadOptions,
  type NavigateOptions,
  type Navigation,
  type NavigationError,
  NetworkError,
  type Router,
  type RouterOptions,
  type RouterState,
} from './core/router'
