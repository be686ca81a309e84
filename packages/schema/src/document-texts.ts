/** English texts that the compiler adds to a document. */
export const documentTexts = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  important: 'Important',
  success: 'Success',
  details: 'Details',
  tab: 'Tab',
  code: 'Code',
  yes: 'Yes',
  no: 'No',
  done: 'Done',
  toDo: 'To do',
  table: 'Table',
  tableBelow: 'Table: {heading}',
  headingLink: 'Direct link to {heading}',
  hiddenLines: '{count} more lines',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  recentPosts: 'Recent posts',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  archive: 'Archive',
  authors: 'Authors',
}

/** The same texts in any language. The compiler fills placeholders such as `{heading}`. */
export type DocumentTexts = Readonly<Record<keyof typeof documentTexts, string>>
