import { dirname, join, normalize, posix, relative, sep } from 'node:path'
import { splitFrontMatter } from '../facts/front-matter'
import { reachOf } from '../fs/reach'
import { readSource, type SourceText } from '../fs/source-text'
import type { CompileInput, Views } from '../page/compiler'
import { markerOf } from '../page/failed-document'
import type { FileDependency, PageDraft, PageEnvironment } from '../page/page-draft'
import { isMdx } from '../parser/mdx'
import { plainOpeners } from '../parser/plain-openers'
import { containerNames } from '../plugins/directives/directives'
import type { Presets } from '../presets/load-presets'
import { english } from '../settings/languages'
import type { PageSettings } from '../settings/page-settings'
import { isRecord } from '../text/is-record'
import { readYaml } from '../text/read-yaml'
import { pageVariables } from '../text/variables'
import { expandIncludes } from './expand-includes'

export interface DraftOptions extends PageSettings {
  readonly contentDir: string
  readonly presets: Presets
}

/** The text with front matter blanked out, so that all positions match the file. */
function blankFrontMatter(text: string): string {
  const { body, bodyLine } = splitFrontMatter(text)
  return bodyLine === 1 ? body : '\n'.repeat(bodyLine - 1) + body
}

/** An empty page for the steps of the pipeline to fill. */
export function createDraft(input: CompileInput, options: DraftOptions, views: Views): PageDraft {
  const files: FileDependency[] = []
  const { components, placeholders, frameSources, style, presets } = options
  const readInclude = includeReader(options.contentDir, input.source, files)
  const { text, ...included } = expandIncludes(
    blankFrontMatter(input.text),
    input.source,
    readInclude,
  )
  return {
    source: input.source,
    text: plainOpeners(text, containerNames(components)),
    frontMatter:
      isMdx(input.source) || showsFrontMatter(input.text) ? frontMatterOf(input.text) : {},
    included,
    dialect: input.dialect,
    environment: {
      views,
      variables: /:var\[| variables\b/.test(text)
        ? pageVariables(options.variables, frontMatterOf(input.text))
        : {},
      style,
      placeholders,
      frameSources,
      language: options.languages[input.locale] ?? english,
      components,
      presets,
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
