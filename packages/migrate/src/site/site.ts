import type { PythonMarkdown } from './python-markdown'
import type { Values } from './values'

export const origins = ['docusaurus', 'vitepress', 'starlight', 'mkdocs'] as const
/** A tool that sites are migrated from. */
export type Origin = (typeof origins)[number]

/** Optional packages of sites, with the versions that Landing is tested with; `undefined` for its own, which have one version. */
export const packageVersions = {
  '@landing/plugin-math': undefined,
  '@landing/plugin-mermaid': undefined,
  mermaid: '^12.3.0',
} as const

export const manual =
  'https://github.com/SAP-docs/terraform-landingpage-for-btp/tree/main/apps/docs/content/docs'

/** What to do about options and plugins that are not carried over. */
export const withoutCounterpart = `See [what to do instead](${manual}/09-move/index.md#without-a-counterpart), if the site needs it.`

/** Something that could not be carried over. */
export interface Finding {
  /** Relative to the source. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly what: string
  readonly advice: string
  /** File of the new site in which all such places are mended. */
  readonly mendIn?: string
}

/** A page of the source. */
export interface SourcePage {
  /** Absolute path of its file. */
  readonly source: string
  /** Path in the new site: `content/docs/guide.md`. */
  readonly target: string
  /** `mdx`: JSX and expressions; `vue`: HTML with Vue's additions; `markdown`: neither. */
  readonly syntax: 'mdx' | 'vue' | 'markdown'
  /** Its address below that of the documents, where its path gives another one. */
  readonly slug?: string
  /** Id of the sidebar beside it, if none lists it. */
  readonly sidebar?: string
  /** It is left out of what is published. */
  readonly isDraft?: boolean
  /** Its title, if it has neither a heading nor a title of its own. */
  readonly fallbackTitle?: string
}

/** Everything that was read from a source: the input of the migration. */
export interface SourceSite {
  readonly origin: Origin
  /** Absolute. */
  readonly root: string
  /** The content of `landing.config.ts`; undefined values are left out. */
  readonly config: Values & {
    readonly title: string
    /** Its origin, if the source names it. */
    readonly url: string | undefined
    readonly baseUrl: string
  }
  readonly pages: readonly SourcePage[]
  /** Files to copy as they are: path in the new site → absolute path. */
  readonly copies: ReadonlyMap<string, string>
  /** Prefixes of paths in imports and images → absolute folders: `@site/`. */
  readonly aliases: Readonly<Record<string, string>>
  /** Optional packages that the new site needs. */
  readonly packages: readonly (keyof typeof packageVersions)[]
  /** Pages are written in Python-Markdown, with these settings. */
  readonly pythonMarkdown?: PythonMarkdown
  /** Folder of the main language in addresses, which the new site has at its root: `/en/`. */
  readonly mainFolder?: string
  readonly findings: readonly Finding[]
}

/** 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
