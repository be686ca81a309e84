export { type Fault, formatFault } from './explain'
export { type CheckedFrontMatter, validateFrontMatter } from './front-matter'
export { nearest } from './nearest'
export { configError, configFaults, resolveConfig } from './resolve'
