export { INDEX_FORMAT } from '../format/frame'
export { checkLanguages } from '../text/languages'
export {
  type BuildIndexOptions,
  type BuiltIndex,
  buildIndex,
  type IndexFile,
  type SplitOptions,
} from './build-index'
