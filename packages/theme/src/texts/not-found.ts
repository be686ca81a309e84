/** English texts of the page for missing addresses, whose code is loaded with it. */
export const notFoundTexts = {
  notFoundAsked: 'There is no page at {path}.',
  notFoundSearch: 'Search for "{query}"',
}
