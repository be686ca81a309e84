export type { Engine, EngineOptions } from './engine/engine'
export { type LoadEngineOptions, loadEngine } from './engine/load-engine'
export { SearchError, type SearchErrorCode } from './errors'
