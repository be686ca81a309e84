import * as v from 'valibot'
import type {
  DocsConfig,
  FeedConfig,
  LinkPolicies,
  MarkdownConfig,
  RedirectConfig,
  SearchConfig,
  SiteConfig,
} from '../config'
import type { ViewFunction } from '../data'
import type { I18nConfig, LocaleConfig } from '../i18n-config'
import type { SearchContext, SearchLanguage } from '../search'
import { callable, chosen, list, record, shape, textThat } from './shape'
import { sidebarItem } from './sidebar-schema'
import { themeConfig } from './theme-schema'

const text = v.optional(v.string())
const flag = v.optional(v.boolean())
const severity = v.optional(v.picklist(['ignore', 'log', 'warn', 'throw']))
const routePath = textThat((path) => path.startsWith('/'), 'a route path that starts with a slash')

const docs = shape<DocsConfig>()({
  id: text,
  path: text,
  routeBasePath: text,
  sidebars: v.optional(record(list(sidebarItem))),
  tagsFile: text,
  onInlineTags: severity,
  editUrl: text,
  showLastUpdate: flag,
  dialect: text,
  currentVersionLabel: text,
})

const locale = shape<LocaleConfig>()({
  label: text,
  direction: v.optional(v.picklist(['ltr', 'rtl'])),
  htmlLang: text,
  calendar: text,
  path: text,
  title: text,
  tagline: text,
  theme: v.optional(themeConfig),
})

const i18n = shape<I18nConfig>()(
  {
    defaultLocale: v.string(),
    locales: list(v.string()),
    localeConfigs: v.optional(record(locale)),
  },
  ({ defaultLocale, locales, localeConfigs }, report) => {
    if (!Array.isArray(locales)) return
    const known = locales.map((code) => `"${code}"`).join(', ')
    if (typeof defaultLocale === 'string' && !locales.includes(defaultLocale)) {
      report(`expected one of the locales ${known}, received "${defaultLocale}"`, 'defaultLocale')
    }
    for (const code of Object.keys(localeConfigs ?? {})) {
      if (!locales.includes(code)) {
        report(`"${code}" is none of the locales ${known}`, 'localeConfigs')
      }
    }
  },
)

const searchContext = shape<SearchContext>()({
  id: textThat((id) => /^[\w-]+$/.test(id), 'letters, digits, "-" and "_" only'),
  label: v.string(),
  paths: list(routePath),
})

const searchLanguage = shape<SearchLanguage>()(
  {
    locale: v.string(),
    stopWords: v.optional(
      chosen<boolean | readonly string[]>((value) =>
        Array.isArray(value) ? list(v.string()) : v.boolean(),
      ),
    ),
    stemmer: flag,
    synonyms: v.optional(list(list(v.string()))),
  },
  ({ synonyms }, report) => {
    if (!Array.isArray(synonyms)) return
    for (const group of synonyms) {
      if (Array.isArray(group) && group.length < 2) {
        report('a group of synonyms needs at least two words', 'synonyms')
      }
    }
  },
)

const search = shape<SearchConfig>()({
  indexDocs: flag,
  indexPages: flag,
  contexts: v.optional(list(searchContext)),
  languages: v.optional(list(searchLanguage)),
  highlightOnTargetPage: flag,
})

const links = shape<LinkPolicies>()({
  onBrokenLinks: severity,
  onBrokenMarkdownLinks: severity,
  onBrokenAnchors: severity,
  onDuplicateRoutes: severity,
})

const feed = shape<FeedConfig>()({
  path: routePath,
  title: v.string(),
  description: text,
  items: callable<FeedConfig['items']>(),
})

const redirect = shape<RedirectConfig>()({ from: routePath, to: v.string() })

const markdown = shape<MarkdownConfig>()({
  remarkPlugins: v.optional(list(v.unknown())),
  rehypePlugins: v.optional(list(v.unknown())),
  pluginsKey: text,
})

export const siteConfig: v.GenericSchema<SiteConfig> = shape<SiteConfig>()(
  {
    title: v.string(),
    tagline: text,
    favicon: text,
    url: textThat(isOrigin, 'an origin without a path, such as "https://example.org"'),
    baseUrl: v.optional(
      textThat(
        (path) => /^\/(.*\/)?$/.test(path),
        'a path that starts and ends with a slash, such as "/docs/"',
      ),
    ),
    organizationName: text,
    projectName: text,
    deploymentBranch: text,
    trailingSlash: flag,
    contentDir: text,
    keywords: v.optional(list(v.string())),
    socialImage: text,
    docs: v.optional(
      chosen<DocsConfig | readonly DocsConfig[]>((value) =>
        Array.isArray(value) ? list(docs) : docs,
      ),
    ),
    i18n: v.optional(i18n),
    search: v.optional(search),
    links: v.optional(links),
    theme: v.optional(themeConfig),
    data: v.optional(record(callable<ViewFunction>())),
    feeds: v.optional(list(feed)),
    redirects: v.optional(list(redirect)),
    markdown: v.optional(markdown),
    presets: v.optional(list(v.string())),
    emoji: flag,
    rawHtml: v.optional(v.picklist(['keep', 'sanitize'])),
  },
  ({ i18n, search }, report) => {
    const locales = listOf(i18n, 'locales') ?? ['en']
    for (const { locale } of (listOf(search, 'languages') ?? []) as { locale?: unknown }[]) {
      if (typeof locale !== 'string' || locales.some((code) => serves(locale, code))) continue
      const known = locales.map((code) => `"${code}"`).join(', ')
      report(`"languages" has "${locale}", which is none of the locales ${known}`, 'search')
    }
  },
)

/** A list in a value that has not been checked. */
function listOf(value: unknown, key: string): readonly unknown[] | undefined {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return Array.isArray(found) ? found : undefined
}

/** Is this the locale, or the language of it? */
function serves(language: string, locale: unknown): boolean {
  return locale === language || (typeof locale === 'string' && locale.startsWith(`${language}-`))
}

function isOrigin(url: string): boolean {
  return /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url.toLowerCase()
}
