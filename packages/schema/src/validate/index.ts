export { configError, configFaults, validateConfig } from './config'
export { type Fault, formatFault } from './explain'
export { type CheckedFrontMatter, validateFrontMatter } from './front-matter'
export { nearest } from './nearest'
