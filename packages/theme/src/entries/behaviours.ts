export { attachPage } from '../behaviours/attach-page'
export { attachShell } from '../behaviours/attach-shell'
export type { Cleanup } from '../behaviours/events'
export { showLoadFailure } from '../behaviours/load-failure'
export {
  attachSearchBox,
  type SearchBoxControl,
  type SearchBoxOptions,
  type SearchTarget,
} from '../behaviours/search-box'
export { swapSidebar } from '../behaviours/swap-sidebar'
export {
  type BehaviourMessages,
  type PageOptions,
  type ShellOptions,
  textsOf,
} from '../behaviours/texts'
