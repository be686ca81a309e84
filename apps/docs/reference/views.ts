import type { TableData, ViewFunction } from '@landing/schema'
import { exportsOf } from './exports-of.ts'
import { messageTable } from './message-codes.ts'
import { optionsOf, partsOf } from './options-of.ts'

const config = 'schema/src/config'
const site = `${config}/site.ts`
const search = `${config}/search.ts`
const theme = `${config}/theme.ts`
const navbar = `${config}/navbar.ts`

/** Interfaces of the configuration, by the name of their table. */
const options = {
  'site-config': ['SiteConfig', site],
  'docs-config': ['DocsConfig', `${config}/docs.ts`],
  'blog-config': ['BlogConfig', `${config}/docs.ts`],
  'source-config': ['SourceConfig', `${config}/sources.ts`],
  'i18n-config': ['I18nConfig', `${config}/i18n.ts`],
  'locale-config': ['LocaleConfig', `${config}/i18n.ts`],
  'search-config': ['SearchConfig', search],
  'search-hosted': ['HostedSearch', search],
  'search-context': ['SearchContext', search],
  'search-language': ['SearchLanguage', search],
  'link-policies': ['LinkPolicies', site],
  'markdown-config': ['MarkdownConfig', site],
  'shiki-config': ['ShikiConfig', site],
  'feed-config': ['FeedConfig', site],
  'feed-item': ['FeedItem', site],
  'redirect-config': ['RedirectConfig', site],
  'theme-config': ['ThemeConfig', theme],
  'navbar-config': ['NavbarConfig', navbar],
  'navbar-link': ['NavbarLink', `${config}/navbar-link.ts`],
  'navbar-version-menu': ['NavbarDocsVersionDropdown', navbar],
  'navbar-locale-menu': ['NavbarLocaleDropdown', navbar],
  logo: ['Logo', `${config}/logo.ts`],
  'footer-config': ['FooterConfig', theme],
  'announcement-config': ['AnnouncementBarConfig', theme],
  'color-mode-config': ['ColorModeConfig', theme],
  'front-matter': ['FrontMatter', `${config}/front-matter.ts`],
} as const

/** Entries of the packages, by the name of their table. */
const entries = {
  schema: 'schema/src/index.ts',
  'schema-validate': 'schema/src/config/index.ts',
  content: 'content/src/index.ts',
  'terraform-synonyms': 'terraform/src/synonyms/index.ts',
  search: 'search/src/index.ts',
  'search-build': 'search/src/build/index.ts',
  'search-query': 'search/src/query/index.ts',
  'search-client': 'search/src/client/index.ts',
  'search-worker': 'search/src/worker/index.ts',
  'search-highlight': 'search/src/highlight/index.ts',
  'search-pagefind': 'search/src/pagefind/index.ts',
  'search-algolia': 'search/src/providers/algolia.ts',
  'search-typesense': 'search/src/providers/typesense.ts',
  'search-meilisearch': 'search/src/providers/meilisearch.ts',
  'search-opensearch': 'search/src/providers/opensearch.ts',
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
  'theme-ui5-parts': 'theme/src/entries/ui5-parts.ts',
  vite: 'vite/src/index.ts',
} as const

/** Tables for `::table{data="options-…"}`, `::table{data="api-…"}` and `::table{data="messages"}`. */
export const referenceViews: Readonly<Record<string, ViewFunction>> = {
  ...views('options', options, ([name, path]) => optionsOf(name, path)),
  'options-preset': () => partsOf('Preset', 'content/src/presets/preset.ts'),
  'options-theme-components': () => {
    const file = 'theme/src/context/parts.ts'
    return {
      columns: [
        { key: 'key', label: 'Part' },
        { key: 'about', label: 'What it is' },
        { key: 'type', label: 'Props' },
      ],
      rows: ['PartProps', 'ThemeComponents'].flatMap((name) => partsOf(name, file).rows),
    }
  },
  ...views('api', entries, exportsOf),
  messages: messageTable,
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
