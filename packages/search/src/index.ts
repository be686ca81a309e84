export { createEngine, type Engine, type EngineOptions } from './engine/engine'
export { type LoadEngineOptions, loadEngine } from './engine/load-engine'
export { SearchError, type SearchErrorCode } from './errors'
