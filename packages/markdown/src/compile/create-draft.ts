import { dirname, join } from 'node:path'
import { splitHref } from '@landing/schema'
import { validateFrontMatter } from '@landing/schema/validate'
import type { VFile } from 'vfile'
import { setPage } from '../diagnostics/watched'
import { splitFrontMatter } from '../facts/front-matter'
import { translate } from '../facts/translate'
import { contentFileStatus, isOutside } from '../fs/file-status'
import { filesBeside } from '../fs/source-paths'
import { readUsable } from '../fs/source-text'
import { aliasedFiles } from '../hooks/aliases'
import type { CompileDialect } from '../hooks/compile-hooks'
import { pageFileTest } from '../hooks/formats'
import { isUntrusted } from '../page/code-refusal'
import { emptyDocument, type OpenDocument } from '../page/compiled-document'
import type { CompileInput, Views } from '../page/compiler'
import { noSlots, openDraft, type PageDraft, type PageEnvironment } from '../page/page-draft'
import { plainDirectives } from '../parser/plain-directives'
import { calloutNames, directiveNames } from '../plugins/directives/directives'
import { english } from '../settings/languages'
import { hasAny } from '../text/has-any'
import { isRecord } from '../text/is-record'
import { once } from '../text/once'
import { placeAt } from '../text/place-at'
import { readYaml } from '../text/read-yaml'
import { linkPath, relativePath } from '../text/relative-path'
import { pageVariables, withVariables } from '../text/variables'
import { expandIncludes } from './expand-includes'
import { formatOf } from './page-format'
import type { PipelineOptions } from './pipeline'

/** An empty page for the steps of the pipeline to fill. */
export function createDraft(input: CompileInput, options: PipelineOptions, views: Views) {
  setPage(input.source)
  const document = emptyDocument(input)
  const dialect = options.hooks.of(input.dialect)
  const readInclude = includeReader(options.contentDir, document)
  const { yaml: ownYaml, body: withoutYaml, bodyLine } = splitFrontMatter(input.text)
  const yaml = ownYaml ?? ''
  // Few pages need it, and YAML takes long.
  const frontMatter = once(() => readKeys(yaml))
  // Front matter is blanked out, so that all positions match the file.
  const rewrite = dialect?.rewrite ?? ((text) => text)
  const body = rewrite('\n'.repeat(bodyLine - 1) + withoutYaml)
  // Without what is included, as the scan of the site decides it.
  const format = formatOf(input.source, body, dialect, options)
  const mayRun = format?.parser?.isCode === true
  const isPage = pageFileTest(options.hooks)
  const { text, ...included } = expandIncludes(
    body,
    input.source,
    (path, from) => {
      const include = readInclude(path, from)
      return 'problem' in include || !isPage(include.path)
        ? include
        : { ...include, text: rewrite(include.text) }
    },
    { isPage, isRefused: (path) => mayRun && isUntrusted(path, options) },
  )
  const variables = () => pageVariables(options.variables, frontMatter())
  return openDraft({
    source: input.source,
    text: plainDirectives(text),
    format,
    hasFrontMatter: ownYaml !== undefined,
    get frontMatter() {
      return frontMatter()
    },
    opening: openingOf(input.text, yaml, frontMatter, dialect, variables),
    included,
    dialect: input.dialect,
    environment: {
      ...options,
      views,
      // Empty if the text names none.
      variables: hasAny(':var[', ' variables')(text) ? variables() : {},
      language: options.languages[input.locale] ?? english,
      withoutAlias: (url) => withoutAlias(url, input.source, options),
      readInclude,
    },
    document,
    ...noSlots(),
    mistakes: [],
    containers: directiveNames('container', options),
    leaves: directiveNames('leaf', options),
    callouts: calloutNames(options.hooks),
    codeBlocks: [],
  })
}

/** Gives the steps of the pipeline a file with its page. */
export function attachDraft(draft: PageDraft, { data }: VFile): void {
  data.draft = draft
  data.dialect = draft.dialect
  data.frontMatter = () => draft.frontMatter
  data.page = draft
}

function openingOf(
  text: string,
  yaml: string,
  frontMatter: () => PageDraft['frontMatter'],
  dialect: CompileDialect | undefined,
  variables: () => PageDraft['environment']['variables'],
): PageDraft['opening'] {
  const start = /^(?:hero|banner)[ \t]*:/m.exec(yaml)?.[0]
  const placeOf = (part: string) =>
    placeAt(text, Math.max(text.indexOf(part, text.indexOf(`\n${start}`)), 0))
  if (start === undefined) return { placeOf }
  const { values } = translate(frontMatter(), dialect?.frontMatter)
  const { title = '', ...keys } = validateFrontMatter(values).frontMatter
  return { ...keys, title: withVariables(title, variables), placeOf }
}

function readKeys(yaml: string): PageDraft['frontMatter'] {
  const { value } = readYaml(yaml)
  return isRecord(value) ? value : {}
}

function withoutAlias(url: string, page: string, { contentDir, hooks }: PipelineOptions): string {
  const path = splitHref(url).pathname
  // Whether it is there is known when the page is linked: compiled pages are cached.
  const file = aliasedFiles(path, hooks, contentDir).find((each) => !isOutside(contentDir, each))
  if (file === undefined) return url
  return linkPath(join(contentDir, dirname(page)), file) + url.slice(path.length)
}

function includeReader(
  contentDir: string,
  { source: page, dependencies: { files } }: OpenDocument,
): PageEnvironment['readInclude'] {
  return (path, from = page) => {
    const candidates = path.startsWith('/')
      ? [join(contentDir, path)]
      : filesBeside(path, from, contentDir)
    for (const absolute of candidates) {
      if (
        isOutside(contentDir, absolute) ||
        contentFileStatus(contentDir, absolute) === 'outside'
      ) {
        return { problem: 'it lies outside of the content folder.' }
      }
      const inside = relativePath(contentDir, absolute)
      const source = readUsable(contentDir, absolute)
      files.push({ path: inside, ...(source && { hash: source.hash }) })
      if (source !== undefined) return { text: source.text, path: inside }
    }
    return { problem: 'it does not exist or cannot be read.' }
  }
}
