/** Ids of elements around every article, which no heading gets. */
export const pageIds = {
  /** The main content. */
  main: 'main-content',
  /** The sidebar, where readers of narrow screens find it without script: below the content. */
  sidebar: 'docs-sidebar',
} as const
