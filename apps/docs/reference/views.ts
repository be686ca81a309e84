import type { TableData, ViewFunction } from '@landing/schema'
import { exportsOf } from './exports-of.ts'
import { optionsOf } from './options-of.ts'

const config = 'schema/src/config.ts'
const theme = 'schema/src/theme-config.ts'
const navbar = 'schema/src/navbar-config.ts'

/** Interfaces of the configuration, by the name of their table. */
const options = {
  'site-config': ['SiteConfig', config],
  'docs-config': ['DocsConfig', config],
  'i18n-config': ['I18nConfig', 'schema/src/i18n-config.ts'],
  'locale-config': ['LocaleConfig', 'schema/src/i18n-config.ts'],
  'search-config': ['SearchConfig', config],
  'search-context': ['SearchContext', 'schema/src/search.ts'],
  'search-language': ['SearchLanguage', 'schema/src/search.ts'],
  'link-policies': ['LinkPolicies', config],
  'markdown-config': ['MarkdownConfig', config],
  'feed-config': ['FeedConfig', config],
  'feed-item': ['FeedItem', config],
  'redirect-config': ['RedirectConfig', config],
  'theme-config': ['ThemeConfig', theme],
  'navbar-config': ['NavbarConfig', navbar],
  'navbar-link': ['NavbarLink', navbar],
  'navbar-version-menu': ['NavbarDocsVersionDropdown', navbar],
  'navbar-locale-menu': ['NavbarLocaleDropdown', navbar],
  logo: ['Logo', 'schema/src/logo.ts'],
  'footer-config': ['FooterConfig', theme],
  'announcement-config': ['AnnouncementBarConfig', theme],
  'color-mode-config': ['ColorModeConfig', theme],
  'front-matter': ['FrontMatter', 'schema/src/front-matter.ts'],
} as const

/** Entries of the packages, by the name of their table. */
const entries = {
  schema: 'schema/src/index.ts',
  'schema-validate': 'schema/src/validate/index.ts',
  content: 'content/src/index.ts',
  search: 'search/src/index.ts',
  'search-build': 'search/src/build/index.ts',
  'search-query': 'search/src/query/index.ts',
  'search-client': 'search/src/client/index.ts',
  'search-worker': 'search/src/worker/index.ts',
  'search-highlight': 'search/src/highlight/index.ts',
  'search-pagefind': 'search/src/pagefind/index.ts',
  router: 'router/src/index.ts',
  'router-documents': 'router/src/documents/index.ts',
  'router-react': 'router/src/react/index.ts',
  'router-memory': 'router/src/memory/index.ts',
  theme: 'theme/src/entries/index.ts',
  'theme-boot': 'theme/src/entries/boot.ts',
  'theme-behaviours': 'theme/src/entries/behaviours.ts',
  'theme-pages': 'theme/src/entries/pages.ts',
  'theme-search': 'theme/src/entries/search.ts',
  'theme-display-settings': 'theme/src/entries/display-settings.ts',
  'theme-ui5': 'theme/src/entries/ui5.ts',
  'theme-ui5-names': 'theme/src/entries/ui5-names.ts',
  vite: 'vite/src/index.ts',
} as const

/** Tables of all options and exports, for `::table{data="options-…"}` and `::table{data="api-…"}`. */
export const referenceViews: Readonly<Record<string, ViewFunction>> = {
  ...views('options', options, ([name, path]) => optionsOf(name, path)),
  'options-theme-components': () => {
    const [props, navbarItems] = ['PartProps', 'ThemeComponents'].map((name) =>
      optionsOf(name, 'theme/src/context/parts.ts', true),
    )
    return {
      columns: [
        { key: 'key', label: 'Part' },
        { key: 'about', label: 'What it is' },
        { key: 'type', label: 'Props' },
      ],
      rows: [...(props?.rows ?? []), ...(navbarItems?.rows ?? [])],
    }
  },
  ...views('api', entries, exportsOf),
}

function views<T>(
  prefix: string,
  sources: Readonly<Record<string, T>>,
  make: (source: T) => TableData,
): Record<string, ViewFunction> {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [`${prefix}-${name}`, () => make(source)]),
  )
}
