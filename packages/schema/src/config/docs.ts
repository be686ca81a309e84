import * as v from 'valibot'
import {
  address,
  count,
  flag,
  list,
  localText,
  options,
  record,
  segments,
  severity,
  text,
} from './options'
import { sidebarItem } from './sidebar'

const origin = options({
  /** Repository. */
  git: v.string(),
  /** Its page on GitHub or GitLab, without a trailing slash. */
  address: text,
  /** `latest`, a tag, a branch or a commit. */
  ref: v.string(),
  /** Older tags. */
  versions: list(v.string()),
  /** Folder in the repository, `.` for its root. */
  dir: v.string(),
  /** Patterns of the files in that folder; default: all. */
  files: v.optional(list(v.string())),
  /** Its pages may run code. */
  trusted: v.boolean(),
})

/** The repository that `landing-sources` fetches a docs set from. */
export interface DocsOrigin extends v.InferOutput<typeof origin> {}

const versionOptions = options({
  /** Name for readers; default: the version's name, and for `current` the `currentVersionLabel`. */
  label: text,
  /** Path below `routeBasePath`; default: empty for the latest version, `next` for `current`, else the version's name. */
  path: v.optional(segments),
  /**
   * Notice above its pages; default: `none` for the latest version, `unreleased` for newer ones, `unmaintained` for older
   * ones.
   */
  banner: v.optional(v.picklist(['none', 'unreleased', 'unmaintained'])),
  /** Ask search engines not to list its pages, and leave them out of the sitemap; default false. */
  noIndex: flag(false),
  /** Sidebars of this version; default: those of the docs set, without the documents that the version does not have. */
  sidebars: v.optional(record(list(sidebarItem))),
})

/** Options of one version of a docs set. */
export interface VersionConfig extends v.InferInput<typeof versionOptions> {}

const blogOptions = options({
  /**
   * Name of the blog: heading of its list, in breadcrumbs and feeds; one for all languages, or one for each code of a locale.
   * Default `Blog`.
   */
  title: v.optional(localText, 'Blog'),
  /** Text below the heading and of the feeds, as `title`; default none, in feeds the site's tagline. */
  description: v.optional(localText),
  /** Number of posts on a page of the list; default 10. */
  pageSize: count(1, 10),
  /** Number of posts in the sidebar, newest first; default 5, 0 for no sidebar. */
  recentPosts: count(0, 5),
  /** File with the known authors, relative to the folder of the posts; default `authors.yml`, used when it is there. */
  authorsFile: v.optional(v.string(), 'authors.yml'),
  /** Write the newest 20 posts as Atom, RSS and JSON, and link these feeds in every page; default true. */
  feeds: flag(true),
})

/** Options of a blog. */
export interface BlogConfig extends v.InferInput<typeof blogOptions> {}

const pageLink = options({
  /** Text of the link; one for all languages, or one for each code of a locale. */
  label: localText,
  /** Address; `{title}`, `{url}`, `{markdown}` and `{version}` stand for the document's title, address, address as Markdown and version. */
  href: address,
})

/** A link below each document of a docs set. */
export interface PageLinkConfig extends v.InferOutput<typeof pageLink> {}

const docsOptions = options(
  {
    /** Plugin id of the docs set; default `default`. */
    id: v.optional(v.string(), 'default'),
    /** Folder with the documents, relative to the content folder; default `docs`. */
    path: v.optional(v.pipe(v.string(), v.transform(normalizeFolder)), 'docs'),
    /**
     * Text below the title of the generated index, and its description: one for all languages, or one for each code of a locale.
     * Default: the site's tagline, and the first titles.
     */
    description: v.optional(localText),
    /** First segment of the routes; default `docs`. */
    routeBasePath: v.optional(segments, 'docs'),
    /** Items by sidebar id; default: one sidebar `docs`, generated from the folders. */
    sidebars: v.optional(record(list(sidebarItem))),
    /** File with the known tags, relative to the docs folder; default `tags.yml`, used when it is there. */
    tagsFile: v.optional(v.string(), 'tags.yml'),
    /** A tag that is not in the tags file, where there is one: `tags/unknown` [`warn`]. */
    onInlineTags: severity('warn'),
    /** Address of the folder that holds `path`; the document's path is added for its edit link. */
    editUrl: v.optional(address),
    /**
     * Address of a form for problems with a document, linked below it: `{title}`, `{url}` and `{version}` stand for those of the
     * document; default none.
     */
    issueUrl: v.optional(address),
    /** Links below each document, such as one that asks an assistant about it; default none. */
    pageLinks: v.optional(list(pageLink as v.GenericSchema<PageLinkConfig>), []),
    /** Show when a document was last changed, from git; default false. */
    showLastUpdate: flag(false),
    /** Name all who changed a document, from git; default false. */
    showContributors: flag(false),
    /**
     * Title of a feed of the 20 documents that were changed last, according to git: Atom, RSS and JSON, at `changes` below
     * `routeBasePath`; one title for all languages, or one for each code of a locale. Default: no feed.
     */
    changesFeed: v.optional(localText),
    /** Show the reading time above each document; default false, in a blog true. */
    showReadingTime: v.optional(v.boolean()),
    /**
     * The documents are the posts of a blog, newest first, with dates, authors, a list in pages, an archive and feeds; default:
     * they are not. `{}` takes all defaults. A post without a date ends the build with `blog/no-date`.
     */
    blog: v.optional(blogOptions as v.GenericSchema<BlogConfig, v.InferOutput<typeof blogOptions>>),
    /**
     * Conventions of the files; default `landing`, our own. Others come from the site's `plugins`: an unknown one ends the build
     * with `content/dialect`.
     */
    dialect: v.optional(v.string(), 'landing'),
    /** Label of the current version; default `Next`. */
    currentVersionLabel: v.optional(v.string(), 'Next'),
    /** Set by `sources`: the repository of the documents; default none. */
    origin: v.optional(origin as v.GenericSchema<DocsOrigin>),
    /** Name of the latest version, shown without its name in the address; default: the newest released one, else `current`. */
    lastVersion: text,
    /** Options by version: by the name of its folder, or `current`. An unknown name ends the build with `docs/unknown-version`. */
    versions: v.optional(
      record(
        versionOptions as v.GenericSchema<VersionConfig, v.InferOutput<typeof versionOptions>>,
      ),
      {},
    ),
  },
  ({ origin, path }, report) => {
    // landing-sources replaces this folder, so it must not be one of the user's.
    if (origin === undefined || /^\.sources\/\w[\w.-]*$/.test(String(path))) return
    report('is set by "sources" alone', 'origin')
  },
)

/**
 * A folder of documents with its own routes, sidebars, tags and versions. A folder that does not
 * exist ends the build with `docs/missing-folder`.
 */
export interface DocsConfig extends v.InferInput<typeof docsOptions> {}

/** `DocsConfig` with its defaults. */
export interface ResolvedDocs extends v.InferOutput<typeof docsOptions> {
  readonly showReadingTime: boolean
}

export const docsConfig: v.GenericSchema<DocsConfig, ResolvedDocs> = v.pipe(
  docsOptions,
  v.transform((docs) => ({
    ...docs,
    showReadingTime: docs.showReadingTime ?? docs.blog !== undefined,
  })),
)

/** Normalizes a folder path as it appears in the paths of its files: `./guides/` and `a/../guides` become `guides`. */
function normalizeFolder(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.length === 0 ? '.' : parts.join('/')
}
