export { type Fault, formatFault } from './config/explain'
export { type CheckedFrontMatter, validateFrontMatter } from './config/front-matter'
export { nearest } from './config/nearest'
export { configError, configFaults, resolveConfig } from './config/resolve'
