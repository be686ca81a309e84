export { SearchDialog } from './search-dialog'
export { Suggestions } from './suggestions'
