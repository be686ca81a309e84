import type { TableData, ViewFunction } from '@landing/schema'
import { messageTable } from './message-codes.ts'
import { optionsOf, partsOf } from './options-of.ts'
import { pluginTable } from './plugin-table.ts'

const config = 'schema/src/config'
const site = `${config}/site.ts`
const markdown = `${config}/markdown.ts`
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
  'search-context': ['SearchContext', search],
  'search-language': ['SearchLanguage', search],
  'link-policies': ['LinkPolicies', site],
  'markdown-config': ['MarkdownConfig', markdown],
  'shiki-config': ['ShikiConfig', markdown],
  'feed-config': ['FeedConfig', site],
  'feed-item': ['FeedItem', site],
  'images-config': ['ImagesConfig', `${config}/images.ts`],
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

/** The same, written by hand. */
const handWritten = {
  'compile-hooks': ['CompileHooks', 'markdown/src/hooks/compile-hooks.ts'],
  'site-hooks': ['SiteHooks', 'content/src/hooks/site-hooks.ts'],
  lint: ['LintOptions', 'plugin-lint/src/options.ts'],
  'lint-style': ['StyleOptions', 'plugin-lint/src/options.ts'],
} as const

const output = 'content/src/hooks/output-hooks.ts'
const directives = 'markdown/src/hooks/directives.ts'
const rules = 'markdown/src/hooks/lint-hooks.ts'

/** Types of what plugins get and return. */
const pluginTypes = {
  'directive-form': ['DirectiveForm', directives],
  'directive-page': ['DirectivePage', directives],
  'linted-page': ['LintedPage', rules],
  'lint-issue': ['LintIssue', rules],
  'page-image': ['PageImage', output],
  emitter: ['Emitter', output],
  'output-file': ['OutputFile', output],
  'built-site': ['BuiltSite', output],
  'output-view': ['OutputView', output],
  'client-module': ['ClientModule', output],
} as const

/** Tables for `::table{data="options-…"}`, `::table{data="plugin-…"}` and `::table{data="messages"}`. */
export const referenceViews: Readonly<Record<string, ViewFunction>> = {
  ...views('options', options, ([name, path]) => optionsOf(name, path)),
  ...views('options', handWritten, ([name, path]) => partsOf(name, path)),
  ...views('plugin', pluginTypes, ([name, path]) => partsOf(name, path)),
  'options-theme-components': () => {
    const file = 'theme/src/context/parts.ts'
    return {
      columns: [
        { key: 'key', label: 'Part' },
        { key: 'type', label: 'Props' },
        { key: 'about', label: 'What it is' },
      ],
      rowId: 'id',
      rows: ['PartProps', 'ThemeComponents'].flatMap((name) => partsOf(name, file).rows),
    }
  },
  messages: messageTable,
  plugins: pluginTable,
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
