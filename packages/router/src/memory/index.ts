export { createMemoryHistory, type MemoryHistory } from './memory-history'
