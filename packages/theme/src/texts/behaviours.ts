/** Also a text of the shell. */
export const retry = 'Retry'

/** English texts of the behaviours. */
export const behaviourTexts = {
  close: 'Close',
  copied: 'Copied',
  copyCode: 'Copy code to clipboard',
  copyMarkdown: 'Copy page as Markdown',
  copiedMarkdown: 'Copied as Markdown',
  wrapLines: 'Toggle word wrap',
  enlargeImage: 'Enlarge the image',
  branchFailed: 'This part of the menu could not be loaded.',
  partFailed: 'This part of the page could not be loaded.',
  retry,
  notFoundAsked: 'There is no page at {path}.',
  notFoundSearch: 'Search for "{query}"',
  cancel: 'Cancel',
  matches: 'Matches',
  nextMatch: 'Next match',
  clearMatches: 'Clear',
  searchNotLoaded: 'The search could not be loaded.',
}
