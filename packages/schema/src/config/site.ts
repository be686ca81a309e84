import * as v from 'valibot'
import type { DataFiles, ViewFunction } from '../data'
import { type DocsConfig, docsConfig, type ResolvedDocs } from './docs'
import { i18nConfig } from './i18n'
import { imagesConfig } from './images'
import { markdownConfig } from './markdown'
import {
  address,
  callable,
  chosen,
  flag,
  isList,
  isPlainPath,
  isRecord,
  list,
  options,
  record,
  reportDuplicates,
  severity,
  text,
  textThat,
} from './options'
import { plugins } from './plugins'
import { routePath, searchConfig } from './search'
import { headConfig, securityConfig } from './security'
import { type SourceConfig, sourceConfig } from './sources'
import { themeConfig } from './theme'

const linkOptions = options({
  /** A link in rendered HTML to a route that does not exist, `links/broken` [`log`]. */
  onBrokenLinks: severity('log'),
  /** A Markdown link or image whose file does not exist, `links/broken-markdown` and `images/missing` [`throw`]. */
  onBrokenMarkdownLinks: severity('throw'),
  /** A hash without a target, `links/broken-anchor` [`warn`]. */
  onBrokenAnchors: severity('warn'),
  /** Two pages at one address, `routes/duplicate` [`warn`]; the first one is published. */
  onDuplicateRoutes: severity('warn'),
})

/** Severity of each kind of link problem. Defaults in brackets. */
export interface LinkPolicies extends v.InferInput<typeof linkOptions> {}

const links: v.GenericSchema<LinkPolicies, v.InferOutput<typeof linkOptions>> = linkOptions

/** An entry of a feed, the same in all three formats. */
export interface FeedItem {
  /** Unique and permanent: feed readers use it to tell what they have seen. */
  readonly id: string
  /** Heading of the entry, plain text. */
  readonly title: string
  /** Link of the entry: a full address, or a route path of the site. */
  readonly href: string
  /** ISO 8601 date. One that cannot be parsed ends the build with `feeds/invalid-date`. */
  readonly date: string
  /** Plain text of the entry; default none, in JSON the title. */
  readonly summary?: string
  /** HTML of the whole entry, with full addresses; default none. */
  readonly content?: string
  /** Names of its authors; default: the feed's, which is the site. */
  readonly authors?: readonly string[]
  /** Its topics, plain text; default none. */
  readonly tags?: readonly string[]
}

const feed = options({
  /**
   * Route path without extension, starting with a slash: `/releases` gives `releases.atom`,
   * `releases.rss`, `releases.json`.
   */
  path: routePath,
  /** Name of the feed, for feed readers and in the head of every page. */
  title: v.string(),
  /** What the feed is about, in RSS and JSON; default: the site's tagline. */
  description: text,
  /**
   * Makes the items from the data files, newest first: the date of the first is that of the feed.
   * Called once per build.
   */
  items: callable<(files: DataFiles) => readonly FeedItem[]>(),
})

/** A feed (Atom, RSS and JSON) made from the site's data. */
export interface FeedConfig extends v.InferOutput<typeof feed> {}

const redirect = options({
  /**
   * Old route path, starting with a slash. Where there is a page, the redirect is left out with
   * the warning `redirects/unused`. With placeholders, `:name` for a segment and `:name*` for any number of them, there is a
   * redirect for each page that `to` leads to.
   */
  from: routePath,
  /** New route path, with the same placeholders, or a full address. Where there is neither page nor file: the warning `redirects/no-target`. */
  to: address,
})

/**
 * A page moved: `from` redirects to `to`. A file that moved, such as a feed, is written at both paths. A redirect loop ends the
 * build with `redirects/circle`.
 */
export interface RedirectConfig extends v.InferOutput<typeof redirect> {}

const docsSets = v.pipe(
  chosen<DocsConfig | readonly DocsConfig[], ResolvedDocs | readonly ResolvedDocs[]>((value) =>
    Array.isArray(value) ? list(docsConfig) : docsConfig,
  ),
  v.transform((docs): readonly ResolvedDocs[] => (isList(docs) ? docs : [docs])),
)

const siteOptions = options(
  {
    /** Name of the site: in the navbar, in the title of every page, and in feeds. */
    title: textThat((title) => title.trim() !== '', 'a title'),
    /** The site in one sentence: for `llms.txt`, feeds and the search description; default empty. */
    tagline: v.optional(v.string(), ''),
    /** Icon of the site: path below the static folder; default none. */
    favicon: text,
    /** Origin the site is published at, without a path: `https://example.org`. Anything else is refused. */
    url: v.pipe(
      textThat(isOrigin, 'an origin without a path, such as "https://example.org"'),
      v.transform((url) => new URL(url).origin),
    ),
    /** Path the site is published under; starts and ends with a slash, anything else is refused. Default `/`. */
    baseUrl: v.optional(
      v.pipe(
        textThat(
          (path) => /^\/(\S*\/)?$/.test(path) && isPlainPath(path),
          'a path that starts and ends with a slash, such as "/docs/"',
        ),
        // As browsers have it in addresses: `/über/` is `/%C3%BCber/`.
        v.transform((path) => new URL(path, 'http://localhost').pathname),
      ),
      '/',
    ),
    /**
     * Owner of the repository. This key and the next two may come from a Docusaurus configuration
     * and serve a site's own scripts: the framework checks their types and does not use them.
     */
    organizationName: text,
    /** Name of the repository; not used, as `organizationName`. */
    projectName: text,
    /** Branch the site is published from; not used, as `organizationName`. */
    deploymentBranch: text,
    /** `true`: pages end with a slash, `false`: they do not; default `true`. */
    trailingSlash: flag(true),
    /** Folder with `docs/`, `data/` and `static/`, relative to the config's project; default `content`. */
    contentDir: v.optional(v.string(), 'content'),
    /**
     * Site-wide keywords for the `keywords` meta element, after those of the page; default none.
     * They are never searched.
     */
    keywords: v.optional(list(v.string()), []),
    /** Social image for pages without one: path below the static folder, PNG or JPEG; default none. */
    socialImage: text,
    /**
     * Convert PNG and JPEG images of documents to WebP in several widths when the site is built, of which a browser loads the one that
     * fits; default: off. Needs the package `sharp`; without it the build ends with `build/images`.
     */
    images: v.optional(imagesConfig),
    /** The docs set, or several with an `id` and a `routeBasePath` each; default: one, of the folder `docs`. */
    docs: v.optional(docsSets, {}),
    /** Documentation of other repositories, each published as a docs set; default none. */
    sources: v.optional(list(sourceConfig as v.GenericSchema<SourceConfig, ResolvedDocs>), []),
    /** Languages of the site; default: English alone. */
    i18n: v.optional(i18nConfig, { defaultLocale: 'en', locales: ['en'] }),
    /** What is searched and how words are treated; default: everything, every word as written. */
    search: v.optional(searchConfig, {}),
    /** Severity of broken links and duplicate addresses. */
    links: v.optional(links, {}),
    /** Theme of the site: navbar, footer, colors, sidebars; default: a navbar with the title, no footer. */
    theme: v.optional(themeConfig, {}),
    /**
     * Views of the files in `data/`, by name: for `::table{data="name"}` and for page components;
     * default none. A view that throws ends the build with `data/view-failed`, an unknown name with
     * `data/unknown-view`.
     */
    data: v.optional(record(callable<ViewFunction>()), {}),
    /** Feeds to write, each as Atom, RSS and JSON; default none. */
    feeds: v.optional(list(feed as v.GenericSchema<FeedConfig>), []),
    /**
     * Makes further files of the site from the data files, by route path: `/badges/tool.svg`. Called once per build; default none. A
     * path that is not a file's, or that already exists, ends the build with `files/invalid-path`.
     */
    files: v.optional(
      callable<(files: DataFiles) => Readonly<Record<string, string>>>(),
      () => () => ({}),
    ),
    /**
     * Elements in the head of every document, such as a verification or a script of an analytics service; default none.
     * `security.policy` allows what they load.
     */
    head: v.optional(headConfig, []),
    /** What documents may load and do; default: the site's own files, and images of every HTTPS address. */
    security: v.optional(securityConfig, {}),
    /** Pages that moved; default none. Chains are shortened to one step. */
    redirects: v.optional(list(redirect as v.GenericSchema<RedirectConfig>), []),
    /** Plugins for Markdown; default none. */
    markdown: v.optional(markdownConfig, {}),
    /**
     * What the site adds to the compiler and to its model, such as a `dialect`: what the factories of plugin packages return, or names
     * of modules; default none. One that cannot be loaded ends the build with `content/plugin`.
     */
    plugins: v.optional(plugins, []),
    /** Name mistakes in what authors write, such as slips and syntax of other tools; default true. `lint()` in `plugins` has options. */
    lint: flag(true),
    /** Values for `:var[name]` in texts; default none. Plain values of a page's front matter take precedence. */
    variables: v.optional(record(v.union([v.string(), v.number(), v.boolean()])), {}),
    /**
     * Placeholders in code that readers fill in, each with a label; default none. They are marked in every code block; a reader
     * fills them in once, on their own machine, and copies the result.
     */
    placeholders: v.optional(record(v.string()), {}),
    /** Turn shortcodes such as `:tada:` into emoji; default true. */
    emoji: flag(true),
    /** Raw HTML in Markdown: `keep` (default) leaves it as it is, `sanitize` applies a strict schema. */
    rawHtml: v.optional(v.picklist(['keep', 'sanitize']), 'keep'),
  },
  ({ i18n, search, docs, sources }, report) => {
    const fetched = (Array.isArray(sources) ? sources : []).map(
      (source) => Object(source).id ?? String(Object(source).into).split('/').at(-1),
    )
    const docsIds = [docs].flat().map((set) => Object(set).id ?? 'default')
    reportDuplicates([...docsIds, ...fetched], 'docs', report, 'the id')
    const locales = listOf(i18n, 'locales') ?? ['en']
    for (const language of listOf(search, 'languages') ?? []) {
      const { locale } = Object(language) as { locale?: unknown }
      if (typeof locale !== 'string' || locales.some((code) => serves(locale, code))) continue
      const localeList = locales.map((code) => `"${code}"`).join(', ')
      report(`"languages" has the unknown locale "${locale}"; configured: ${localeList}`, 'search')
    }
  },
)

/** The configuration of a site. All problems are reported at once as `config/invalid`, unknown keys included. */
export interface SiteConfig extends v.InferInput<typeof siteOptions> {}

/** `SiteConfig` with all defaults, as the packages read it: sources are docs sets. Valid as a `SiteConfig` too. */
export interface ResolvedConfig extends Omit<v.InferOutput<typeof siteOptions>, 'sources'> {}

export const siteConfig: v.GenericSchema<SiteConfig, ResolvedConfig> = v.pipe(
  siteOptions,
  v.transform(({ sources, ...site }) => ({
    ...site,
    docs: [...site.docs, ...sources],
  })),
)

/** A list in a value that has not been checked. */
function listOf(value: unknown, key: string): readonly unknown[] | undefined {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list : undefined
}

/** True if this is the locale or its language. */
function serves(language: string, locale: unknown): boolean {
  return locale === language || (typeof locale === 'string' && locale.startsWith(`${language}-`))
}

function isOrigin(url: string): boolean {
  return /^https?:\/\/[^/\\?#@\s]+$/i.test(url) && URL.canParse(url)
}
