import type { FrontMatter, FrontMatterType } from '@landing/schema'
import type { Root } from 'mdast'
import type { Finding } from '../diagnostics/codes'
import { setPage } from '../diagnostics/watched'
import type { CompileHooks } from '../hooks/compile-hooks'
import type { Directive } from '../hooks/directives'
import type { FactsDialect, PageFacts } from '../hooks/facts-hook'
import { parserOf } from '../hooks/formats'
import type { Hooks } from '../hooks/loaded-hooks'
import type { LazyParser } from '../parser/lazy-parser'
import { plainDirectives } from '../parser/plain-directives'
import { collapseSpaces, words } from '../text/words'
import { type AskDialect, readFrontMatter, splitFrontMatter } from './front-matter'
import { type Outline, type OutlineOptions, readOutline } from './outline'

/** Facts of a file, independent of its place in the site. Serializable. */
export interface FileFacts {
  readonly frontMatter: FrontMatter
  /** Text of the heading that names the page; absent where front matter has a title that is not empty. */
  readonly heading?: string
  /** From front matter, else the first paragraph, cut; may be empty. */
  readonly description: string
  /** Facts from the page's dialect. */
  readonly dialectFacts: PageFacts
  /** Lines of the front matter keys that the site model may report. */
  readonly keyLines: Readonly<Record<string, number>>
  /** Present for a page whose text is code. */
  readonly isCode?: true
  readonly findings: readonly Finding[]
}

const longestDescription = 300
const longestSummary = 600
/** Ends the summary of a post. */
const summaryEnd = /^[ \t]*<!--\s*(?:more|truncate)\s*-->/m

/** What reading facts of a folder takes, the same for all its files. */
export interface FactsOptions {
  readonly parser: LazyParser
  /** By name. */
  readonly directives: ReadonlyMap<string, Directive>
  readonly compile: Hooks<CompileHooks>
  readonly site: { of(dialect: string): FactsDialect | undefined }
  /** Markdown steps of dialects, by name. */
  readonly transforms: ReadonlyMap<string, (tree: Root) => Root>
  /** Types of the site's own front matter keys. */
  readonly frontMatterKeys?: Readonly<Record<string, FrontMatterType>>
}

/** Input of `readFacts`. */
export interface FactsInput {
  /** Path relative to the content folder. */
  readonly source: string
  /** Path below the docs folder. */
  readonly path: string
  readonly dialect: string
  readonly text: string
}

/** Reads front matter, and title and description from the text if it lacks them. @throws NeedsReference */
export function readFacts(input: FactsInput, options: FactsOptions): FileFacts {
  const { source: file, path, dialect, text } = input
  setPage(file)
  const { yaml, body } = splitFrontMatter(text)
  const reading = options.compile.of(dialect)
  const { facts: hook, repairFrontMatter } = options.site.of(dialect) ?? {}
  const ask: AskDialect = (frontMatter) => hook?.({ path, frontMatter, text: body }) ?? {}
  const { frontMatter, dialectFacts, findings } =
    yaml === undefined
      ? { frontMatter: {}, dialectFacts: ask({}), findings: [] }
      : readFrontMatter(file, yaml, {
          ask,
          foreign: reading?.frontMatter,
          repair: repairFrontMatter,
          ownKeys: options.frontMatterKeys,
        })
  const parser = parserOf(file, body, reading, options.compile)
  const outlineOf = (text: string, wants: Wants) =>
    readOutline(plainDirectives(text), {
      parser: options.parser,
      directives: options.directives,
      transform: options.transforms.get(dialect),
      ...wants,
    })
  const rewritten = reading?.rewrite?.(body) ?? body
  const plain = parser?.outlineText?.(rewritten) ?? rewritten
  const { heading, description } = readText(plain, frontMatter, outlineOf)
  return {
    frontMatter,
    ...(heading !== undefined && { heading }),
    description,
    dialectFacts,
    keyLines: yaml === undefined ? {} : keyLines(yaml),
    ...(parser?.isCode && { isCode: true as const }),
    findings,
  }
}

type Wants = Pick<OutlineOptions, 'wantsHeading' | 'wantsLead'>

/** Title and description, from the text where front matter lacks them. */
function readText(
  body: string,
  { title, description = '' }: FrontMatter,
  outlineOf: (text: string, wants: Wants) => Outline,
): { readonly heading?: string | undefined; readonly description: string } {
  const wantsHeading = !title
  const given = collapseSpaces(description).trim()
  const end = given === '' ? body.search(summaryEnd) : -1
  if (given === '' && end === -1) {
    const { heading, lead = '' } = outlineOf(body, { wantsHeading, wantsLead: true })
    return { heading, description: shorten(lead, longestDescription) }
  }
  const { heading } = outlineOf(body, { wantsHeading, wantsLead: false })
  if (given !== '') return { heading, description: given }
  const { lead = '' } = outlineOf(body.slice(0, end), { wantsHeading: false, wantsLead: 'all' })
  return { heading, description: shorten(lead, longestSummary) }
}

const siteKeys: ReadonlySet<string> = new Set(
  words(
    'id slug tags image date authors displayed_sidebar pagination_next pagination_prev toc_min_heading_level toc_max_heading_level',
  ),
)

/** Lines of the keys that the site may report once it knows all pages. */
function keyLines(yaml: string): Record<string, number> {
  const lines: Record<string, number> = {}
  yaml.split('\n').forEach((line, index) => {
    const [key = '', ...rest] = line.split(':')
    if (rest.length > 0 && siteKeys.has(key)) lines[key] = index + 2
  })
  return lines
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : longest).replace(/[\s,;:.–-]+$/, '')}…`
}
