const ownPage = 'Write "layout: home" and "hero"; cards are directives.'
const toc =
  'Write "toc_min_heading_level" and "toc_max_heading_level", or "hide_table_of_contents".'
const edit = 'Write "custom_edit_url": an address, or null for no link.'
const hidden = 'Write "unlisted: true", or "search: { exclude: true }".'

const noContents = 'hide_table_of_contents: true'
const notSearched = 'search: { exclude: true }'

/** Keys of other tools with the name that they have here, or with what replaces one of their values. */
const counterparts: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  nav_order: 'sidebar_position',
  order: 'sidebar_position',
  aside: { false: noContents },
  editLink: { false: 'custom_edit_url: null' },
  editUrl: { false: 'custom_edit_url: null' },
  next: { false: 'pagination_next: null' },
  outline: { false: noContents },
  pagefind: { false: notSearched },
  prev: { false: 'pagination_prev: null' },
  search: { false: notSearched },
  tableOfContents: { false: noContents },
}

/** What to write instead of other keys of other tools. */
const advice: Readonly<Record<string, string>> = {
  aside: 'Write "hide_table_of_contents: true".',
  author: 'Write "authors", which posts of a blog show.',
  editLink: edit,
  editUrl: edit,
  features: ownPage,
  lastUpdated: 'Write "last_update: { date: … }"; dates from git are shown with "showLastUpdate".',
  next: 'Write "pagination_next": the id of a document, or null for no link.',
  noindex: hidden,
  outline: toc,
  pagefind: hidden,
  page_title: 'Write "title", or give the docs set the dialect that has this key.',
  prev: 'Write "pagination_prev": the id of a document, or null for no link.',
  redirect_from: 'Redirects are in the configuration: "redirects".',
  sidebar: 'Write "sidebar_label", "sidebar_position", or "unlisted: true".',
  tableOfContents: toc,
  template: ownPage,
}

/** The key that has the same meaning here, or `key: value` that has. */
export function counterpartOf(key: string, value: unknown): string | undefined {
  const counterpart = Object.hasOwn(counterparts, key) ? counterparts[key] : undefined
  if (typeof counterpart !== 'object') return counterpart
  return typeof value === 'boolean' ? counterpart[String(value)] : undefined
}

export function adviceFor(key: string): string | undefined {
  return Object.hasOwn(advice, key) ? advice[key] : undefined
}
