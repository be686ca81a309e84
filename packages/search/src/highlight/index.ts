export { HIGHLIGHT_NAME, highlightWords, MARK_CLASS } from './highlight-words'
export { HIGHLIGHT_PARAMETER, readHighlightWords } from './read-words'
export { wordRanges } from './word-ranges'
