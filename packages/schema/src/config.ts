import type { DataFiles, ViewFunction } from './data'
import type { I18nConfig } from './i18n-config'
import type { Severity } from './message'
import type { SearchContext, SearchLanguage } from './search'
import type { SidebarItemConfig } from './sidebar-config'
import type { ThemeConfig } from './theme-config'

/** What becomes of each kind of link problem. Defaults in brackets. */
export interface LinkPolicies {
  /** A link in rendered HTML to a route that does not exist, `links/broken` [`log`]. */
  readonly onBrokenLinks?: Severity
  /** A Markdown link or picture whose file does not exist, `links/broken-markdown` and `images/missing` [`throw`]. */
  readonly onBrokenMarkdownLinks?: Severity
  /** A hash without a target, `links/broken-anchor` [`warn`]. */
  readonly onBrokenAnchors?: Severity
  /** Two pages at one address, `routes/duplicate` [`warn`]; the first one is published. */
  readonly onDuplicateRoutes?: Severity
}

/**
 * A folder of documents with its own routes, sidebars, tags and versions. A folder that is not
 * there ends the build with `docs/missing-folder`.
 */
export interface DocsConfig {
  /** Plugin id of the docs set; default `default`. */
  readonly id?: string
  /** Folder with the documents, relative to the content folder; default `docs`. */
  readonly path?: string
  /** First segment of the routes; default `docs`. */
  readonly routeBasePath?: string
  /** Items by sidebar id; default: one sidebar `docs`, generated from the folders. */
  readonly sidebars?: Readonly<Record<string, readonly SidebarItemConfig[]>>
  /** File with the known tags, relative to the docs folder; default `tags.yml`, used when it is there. */
  readonly tagsFile?: string
  /** A tag that is not in the tags file, where there is one: `tags/unknown` [`warn`]. */
  readonly onInlineTags?: Severity
  /** Address of the folder that holds `path`; the document's path is added for its edit link. */
  readonly editUrl?: string
  /** Show when a document was last changed, from git; default false. */
  readonly showLastUpdate?: boolean
  /**
   * Conventions of the files; default `landing`, our own. Others come from the site's `presets`: one
   * that none of them has ends the build with `content/dialect`.
   */
  readonly dialect?: string
  /** Label of the current version; default `Next`. */
  readonly currentVersionLabel?: string
}

/** What is searched and how. The index is made by the build, for each version and locale. */
export interface SearchConfig {
  /** Are documents of the docs sets in the index? Default true. */
  readonly indexDocs?: boolean
  /** Are the site's own pages, outside the docs sets, in the index? Default true. */
  readonly indexPages?: boolean
  /** Parts of the site that can be searched alone, in the order of the choice; default none. */
  readonly contexts?: readonly SearchContext[]
  /** How words are treated, by language; default: stop words and inflections of each locale. */
  readonly languages?: readonly SearchLanguage[]
  /** Mark the words searched for on the page that is opened; default true. */
  readonly highlightOnTargetPage?: boolean
}

/** A feed (Atom, RSS and JSON) made from the site's data. */
export interface FeedConfig {
  /**
   * Route path without extension, starting with a slash: `/releases` gives `releases.atom`,
   * `releases.rss`, `releases.json`.
   */
  readonly path: string
  /** Name of the feed, for feed readers and in the head of every page. */
  readonly title: string
  /** What the feed is about, in RSS and JSON; default: the site's tagline. */
  readonly description?: string
  /**
   * Makes the items from the data files, newest first: the date of the first is that of the feed.
   * Called once a build.
   */
  readonly items: (files: DataFiles) => readonly FeedItem[]
}

/** An entry of a feed. What it says stands in all three forms. */
export interface FeedItem {
  /** Unique and permanent: feed readers tell by it what they have seen. */
  readonly id: string
  /** Heading of the entry, plain text. */
  readonly title: string
  /** What the entry is about: a full address, or a route path of the site. */
  readonly href: string
  /** ISO 8601 date. One that cannot be read ends the build with `feeds/invalid-date`. */
  readonly date: string
  /** Plain text of the entry; default none, in JSON the title. */
  readonly summary?: string
}

/** A page moved: `from` answers with a redirect to `to`. A circle ends the build with `redirects/circle`. */
export interface RedirectConfig {
  /**
   * Old route path, starting with a slash. Where there is a page, the redirect is left out with
   * the warning `redirects/unused`.
   */
  readonly from: string
  /** New route path, or a full address. Where there is neither page nor file: the warning `redirects/no-target`. */
  readonly to: string
}

/** How Markdown is read. */
export interface MarkdownConfig {
  /**
   * Plugins of the unified ecosystem on Markdown, as `unified().use` takes them in a list; default
   * none. Or by the name of their module, `'remark-x'`, `'./plugins/mine.mjs#name'` or
   * `['remark-x', options]`: then pages are compiled on all processors. A module that
   * cannot be loaded ends the build with `content/plugin`, and a plugin that takes longer than a
   * second on a page is named in a warning.
   */
  readonly remarkPlugins?: readonly unknown[]
  /** The same on HTML, after Markdown has become HTML; default none. */
  readonly rehypePlugins?: readonly unknown[]
  /**
   * Names the plugins with their versions and options. Without it pages are not kept between builds, because nobody
   * can tell whether a plugin is still the same.
   */
  readonly pluginsKey?: string
}

/** The configuration of a site. All faults of it are reported at once, as `config/invalid`; an unknown key is one. */
export interface SiteConfig {
  /** Name of the site: in the bar, in the title of every page, and in feeds. */
  readonly title: string
  /** The site in one sentence: for `llms.txt`, feeds and the search description; default empty. */
  readonly tagline?: string
  /** Icon of the site: path below the static folder; default none. */
  readonly favicon?: string
  /** Origin the site is published at, without a path: `https://example.org`. Anything else is a fault. */
  readonly url: string
  /** Path the site is published under; starts and ends with a slash, anything else is a fault. Default `/`. */
  readonly baseUrl?: string
  /**
   * Owner of the repository. This key and the next two may stand in a configuration that comes from
   * Docusaurus, and be of use to a site's own scripts: the framework checks them and reads them nowhere.
   */
  readonly organizationName?: string
  /** Name of the repository; read nowhere, as `organizationName`. */
  readonly projectName?: string
  /** Branch the site is published from; read nowhere, as `organizationName`. */
  readonly deploymentBranch?: string
  /** `true`: pages end with a slash, `false`: they do not; default `true`. */
  readonly trailingSlash?: boolean
  /** Folder with `docs/`, `data/` and `static/`, relative to the config's project; default `content`. */
  readonly contentDir?: string
  /**
   * Site-wide keywords for the `keywords` meta element, after those of the page; default none.
   * They are never searched.
   */
  readonly keywords?: readonly string[]
  /** Social picture for pages without one: path below the static folder, PNG or JPEG; default none. */
  readonly socialImage?: string
  /** The docs set, or several with an `id` and a `routeBasePath` each; default: one, of the folder `docs`. */
  readonly docs?: DocsConfig | readonly DocsConfig[]
  /** Languages of the site; default: English alone. */
  readonly i18n?: I18nConfig
  /** What is searched and how words are treated; default: everything, every word as written. */
  readonly search?: SearchConfig
  /** How loudly broken links and doubled addresses are reported. */
  readonly links?: LinkPolicies
  /** Look of the site: bar, footer, colours, sidebars; default: a bar with the title, no footer. */
  readonly theme?: ThemeConfig
  /**
   * Views of the files in `data/`, by name: for `::table{data="name"}` and for page components;
   * default none. A view that throws ends the build with `data/view-failed`, an unknown name with
   * `data/unknown-view`.
   */
  readonly data?: Readonly<Record<string, ViewFunction>>
  /** Feeds to write, each as Atom, RSS and JSON; default none. */
  readonly feeds?: readonly FeedConfig[]
  /** Pages that moved; default none. Chains are shortened to one step. */
  readonly redirects?: readonly RedirectConfig[]
  /** Plugins for Markdown; default none. */
  readonly markdown?: MarkdownConfig
  /**
   * Modules that teach the compiler a kind of documentation, with a `dialect` of their own: a package,
   * or a file relative to the current folder; default none. `module#name` takes an export other than
   * the default one. One that cannot be loaded ends the build with `content/preset`.
   */
  readonly presets?: readonly string[]
  /** Turn shortcodes such as `:tada:` into the signs they name; default true. */
  readonly emoji?: boolean
  /** What raw HTML in Markdown becomes: kept (default), or cleaned by a strict schema. */
  readonly rawHtml?: 'keep' | 'sanitize'
}
