/** The pages of the gallery, in the order of a page from top to bottom. Paths are below the root of the language. */
export const galleryParts = [
  {
    path: 'parts/navbar/',
    title: 'Bar',
    text: 'Every type of item, menus, hiding, narrow screens.',
  },
  {
    path: 'parts/announcement/',
    title: 'Announcement',
    text: 'A line above the bar that can be closed.',
  },
  {
    path: 'parts/colour-mode/',
    title: 'Colour mode',
    text: 'The toggle, the reader’s choice, contrast.',
  },
  { path: 'parts/search/', title: 'Search', text: 'Field, suggestions, results, any provider.' },
  { path: 'parts/sidebar/', title: 'Sidebar', text: 'The tree, its branches, beside a page.' },
  {
    path: 'parts/around/',
    title: 'Around an article',
    text: 'Breadcrumbs, contents, pager, tags, notices, dates.',
  },
  {
    path: 'parts/article/',
    title: 'In an article',
    text: 'Code, tabs, admonitions, details, images.',
  },
  { path: 'parts/cards/', title: 'Cards and buttons', text: 'For pages of your own.' },
  { path: 'parts/views/', title: 'Views', text: 'Not found, crashed, loading, index, tags.' },
  { path: 'parts/footer/', title: 'Footer', text: 'Columns or a row, logo, back to top.' },
  { path: 'parts/page/', title: 'A whole page', text: 'All of it, in one component.' },
  { path: 'parts/themes/', title: 'Eight themes', text: 'One page in each of them.' },
] as const
