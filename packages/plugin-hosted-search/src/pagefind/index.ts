export { createPagefindProvider, type PagefindProviderOptions } from './create-pagefind-provider'
export type {
  PagefindFilters,
  PagefindFragment,
  PagefindModule,
  PagefindResult,
  PagefindSubResult,
} from './pagefind-module'
