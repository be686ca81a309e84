import type { PartName } from '@landing/theme'

interface GalleryPage {
  /** Below the root of the language. */
  readonly path: string
  readonly title: string
  readonly text: string
  /** Names of the parts that the page shows, in the map of components. */
  readonly parts: readonly PartName[]
}

/** The pages of the gallery, in the order of a page from top to bottom. */
export const galleryParts: readonly GalleryPage[] = [
  {
    path: 'parts/navbar/',
    parts: ['Navbar', 'MobileMenu', 'Dropdown', 'NavLink', 'Logo', 'SkipLink'],
    title: 'Navbar',
    text: 'Every type of item, menus, hiding, narrow screens.',
  },
  {
    path: 'parts/announcement/',
    parts: ['AnnouncementBar'],
    title: 'Announcement',
    text: 'A line above the navbar that can be closed.',
  },
  {
    path: 'parts/color-mode/',
    parts: ['ColorModeToggle', 'DisplaySettings'],
    title: 'Color mode',
    text: 'The toggle, the reader’s choice, contrast.',
  },
  {
    path: 'parts/search/',
    parts: ['SearchBox', 'Suggestions', 'SearchDialog', 'SearchResults'],
    title: 'Search',
    text: 'Field, suggestions, results, any provider.',
  },
  {
    path: 'parts/sidebar/',
    parts: ['Sidebar', 'SidebarTree', 'Branch', 'DocsLayout'],
    title: 'Sidebar',
    text: 'The tree, its branches, beside a page.',
  },
  {
    path: 'parts/around/',
    parts: ['Breadcrumbs', 'Toc', 'Pager', 'TagList', 'PageNotices', 'VersionBadge', 'MetaLine'],
    title: 'Around an article',
    text: 'Breadcrumbs, contents, pager, tags, notices, dates.',
  },
  {
    path: 'parts/article/',
    parts: ['ArticleBody'],
    title: 'In an article',
    text: 'Code, tabs, admonitions, details, images.',
  },
  {
    path: 'parts/cards/',
    parts: ['Card', 'CardGrid', 'LinkButton', 'Icon'],
    title: 'Cards and buttons',
    text: 'For pages of your own.',
  },
  {
    path: 'parts/views/',
    parts: ['NotFound', 'Crash', 'Loading', 'LoadFailure', 'IndexPage', 'TagsPage', 'TagPage'],
    title: 'Views',
    text: 'Not found, crashed, loading, index, tags.',
  },
  {
    path: 'parts/footer/',
    parts: ['Footer', 'BackToTop'],
    title: 'Footer',
    text: 'Columns or a row, logo, back to top.',
  },
  {
    path: 'parts/page/',
    parts: ['DocPage', 'SearchPage', 'AfterContent'],
    title: 'A whole page',
    text: 'All of it, in one component.',
  },
  { path: 'parts/themes/', parts: [], title: 'Eight themes', text: 'One page in each of them.' },
]
