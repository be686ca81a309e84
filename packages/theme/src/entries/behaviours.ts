export { attachPage } from '../behaviours/attach-page'
export { attachSearchBox, type SearchBoxControl } from '../behaviours/attach-search-box'
export { attachShell } from '../behaviours/attach-shell'
export type { Cleanup } from '../behaviours/events'
export { showLoadFailure } from '../behaviours/load-failure'
export type { SearchBoxOptions, SearchTarget } from '../behaviours/search-popup-elements'
export { swapSidebar } from '../behaviours/swap-sidebar'
export {
  type BehaviourMessages,
  type PageOptions,
  type ShellOptions,
  textsOf,
} from '../behaviours/texts'
