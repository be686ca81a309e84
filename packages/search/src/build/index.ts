export type { LanguageOptions } from '../text/languages'
export {
  type BuildIndexOptions,
  type BuiltIndex,
  buildIndex,
  type IndexFile,
  type SplitOptions,
} from './build-index'
