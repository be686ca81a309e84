import { dirname, join, normalize, posix, relative, sep } from 'node:path'
import type { StyleRules } from '@landing/schema'
import { splitFrontMatter } from '../facts/front-matter'
import { reachOf } from '../fs/reach'
import { readSource, type SourceText } from '../fs/source-text'
import type { CompileInput, Views } from '../page/compiler'
import { markerOf } from '../page/failed-document'
import type { FileDependency, PageDraft, PageEnvironment } from '../page/page-draft'
import { isMdx } from '../parser/mdx'
import { plainOpeners } from '../parser/plain-openers'
import { noPresets, type Presets } from '../presets/load-presets'
import { type DocumentLanguage, english } from '../settings/languages'
import { isRecord } from '../text/is-record'
import { readYaml } from '../text/read-yaml'
import { pageVariables, type Variable } from '../text/variables'
import { expandIncludes } from './expand-includes'

export interface DraftOptions {
  readonly contentDir: string
  /** Languages of the site, by code of their locale; a locale that is not among them is English. */
  readonly languages?: Readonly<Record<string, DocumentLanguage>>
  /** Names of the site's components, for directives; default none. */
  readonly components?: readonly string[]
  readonly presets?: Presets
  /** Values by the names that texts have for them; default none. */
  readonly variables?: Readonly<Record<string, Variable>>
  /** Placeholders in code that readers fill in, with labels; default none. */
  readonly placeholders?: Readonly<Record<string, string>>
  /** Frame sources that the site's policy allows; default none. */
  readonly frameSources?: readonly string[]
  /** Style rules for texts; default none. */
  readonly style?: StyleRules | undefined
}

/** The text with front matter blanked out, so that all positions match the file. */
function blankFrontMatter(text: string): string {
  const { body, bodyLine } = splitFrontMatter(text)
  return bodyLine === 1 ? body : '\n'.repeat(bodyLine - 1) + body
}

/** An empty page for the steps of the pipeline to fill. */
export function createDraft(input: CompileInput, options: DraftOptions, views: Views): PageDraft {
  const files: FileDependency[] = []
  const { components = [] } = options
  const readInclude = includeReader(options.contentDir, input.source, files)
  const { text, ...included } = expandIncludes(
    blankFrontMatter(input.text),
    input.source,
    readInclude,
  )
  return {
    source: input.source,
    text: plainOpeners(text, components),
    frontMatter:
      isMdx(input.source) || showsFrontMatter(input.text) ? frontMatterOf(input.text) : {},
    included,
    dialect: input.dialect,
    environment: {
      views,
      variables: /:var\[| variables\b/.test(text)
        ? pageVariables(options.variables ?? {}, frontMatterOf(input.text))
        : {},
      style: options.style,
      placeholders: options.placeholders ?? {},
      frameSources: options.frameSources ?? [],
      language: options.languages?.[input.locale] ?? english,
      components,
      presets: options.presets ?? noPresets,
      readInclude,
    },
    findings: [],
    codeBlocks: [],
    headings: [],
    sections: [],
    slots: [],
    externalLinks: [],
    components: [],
    ids: [],
    files,
    views: new Set(),
    marker: markerOf(input),
    markdown: '',
    markdownLinks: [],
    hasTitleHeading: false,
  }
}

/** True if front matter becomes part of the page's text. */
function showsFrontMatter(text: string): boolean {
  return /^(?:hero|banner)[ \t]*:/m.test(splitFrontMatter(text).yaml ?? '')
}

function frontMatterOf(text: string): Readonly<Record<string, unknown>> {
  const { value } = readYaml(splitFrontMatter(text).yaml ?? '')
  return isRecord(value) ? value : {}
}

function includeReader(
  contentDir: string,
  page: string,
  files: FileDependency[],
): PageEnvironment['readInclude'] {
  return (path, from = page) => {
    const absolute = path.startsWith('/')
      ? join(contentDir, path)
      : join(contentDir, dirname(from), path)
    const inside = relative(contentDir, normalize(absolute)).split(sep).join(posix.sep)
    const reach = reachOf(contentDir, absolute)
    if (inside.startsWith('../') || reach === 'outside') {
      return { problem: 'it lies outside of the content folder.' }
    }
    const source = reach === 'missing' ? undefined : readable(absolute)
    files.push({ path: inside, ...(source && { hash: source.hash }) })
    if (source !== undefined) return { text: source.text, path: inside }
    return { problem: 'it does not exist or cannot be read.' }
  }
}

function readable(absolute: string): SourceText | undefined {
  try {
    return readSource(absolute)
  } catch {
    return undefined
  }
}
