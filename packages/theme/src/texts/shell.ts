import { colorModeToggle, darkMode, lightMode, retry, systemMode } from './behaviours'

// Separate, because links and contents need them outside of a `ThemeRoot`, without the other texts.
export const opensInNewTab = '(opens in new tab)'
export const onThisPage = 'On this page'

/** English texts of the layout of every page. */
export const shellTexts = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  toggleMenu: 'Toggle navigation bar',
  closeMenu: 'Close navigation bar',
  menu: 'Menu',
  opensInNewTab,
  colorModeToggle,
  systemMode,
  lightMode,
  darkMode,
  languages: 'Languages',
  versions: 'Versions',
  docsSidebar: 'Docs sidebar',
  filterSidebar: 'Filter by name',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  resizeSidebar: 'Width of the sidebar',
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",
  more: 'More',
  showMore: 'Show {count} more',
  loadFailed: 'The page could not be loaded.',
  offline: 'You are offline.',
  retry,
  onThisPage,
  search: 'Search',
  clearSearch: 'Clear the search',
  loading: 'Loading',
  pageError: 'Page Error',
}
