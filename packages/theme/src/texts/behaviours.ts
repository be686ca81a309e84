// Also texts of the shell. One by one, because bundlers keep objects that another is made of.
export const retry = 'Retry'
export const colorModeToggle = 'Switch between dark and light mode (currently {mode})'
export const systemMode = 'system mode'
export const lightMode = 'light mode'
export const darkMode = 'dark mode'

/** English texts of the behaviours. */
export const behaviourTexts = {
  colorModeToggle,
  systemMode,
  lightMode,
  darkMode,
  close: 'Close',
  copied: 'Copied',
  copyCode: 'Copy code to clipboard',
  copiedMarkdown: 'Copied as Markdown',
  wrapLines: 'Toggle word wrap',
  enlargeImage: 'Enlarge the image',
  branchFailed: 'This part of the menu could not be loaded.',
  partFailed: 'This part of the page could not be loaded.',
  retry,
  cancel: 'Cancel',
  matches: 'Matches',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  clearMatches: 'Clear',
  searchNotLoaded: 'The search could not be loaded.',
}
