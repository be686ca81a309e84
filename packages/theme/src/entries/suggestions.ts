export { attachSuggestions, type SuggestionsOptions } from '../suggestions/attach-suggestions'
export type { ColorModeControl } from '../suggestions/suggested-actions'
export type { SuggestionsTarget } from '../suggestions/suggestion-context'
