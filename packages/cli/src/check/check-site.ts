import { join, resolve } from 'node:path'
import {
  type AuditedPage,
  type Content,
  type ContentOptions,
  createPolicy,
  feedItems,
  invalidPathError,
  nameClashError,
  openAll,
  SiteNames,
} from '@landing/content'
import {
  checkOptions,
  configLinks,
  gitDates,
  planLocales,
  shownDiagnostics,
} from '@landing/content/authoring'
import type { Finding } from '@landing/markdown'
import { isFolder, readTree, relativePath } from '@landing/markdown/authoring'
import {
  componentsOf,
  type Diagnostic,
  decodePath,
  diagnosticOf,
  documentPath,
  joinPath,
  type ResolvedConfig,
  type SourceLocation,
} from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'
import { findOverdue } from './overdue'
import { checkTranslations } from './translations'
import { findUnused } from './unused'

/** A file in the folder of scripts and styles. */
const script = '/assets/main.js'

/** Options of `checkSite` besides those of `openContent`. */
export interface CheckOptions extends ContentOptions {
  /** Route paths that exist besides those of the content, such as a home page; default `/` and `/search/`. */
  readonly pages?: readonly string[]
  /** Addresses of files that exist besides those of the static folder, such as feeds. */
  readonly files?: readonly string[]
  /** Also report documents that nothing leads to, and files that no page uses; default false. */
  readonly unused?: boolean
  /** Also report missing and outdated translations, by the dates in git; default false. */
  readonly translations?: boolean
  /** Also report documents whose last review is more than so many days ago; default: none. */
  readonly overdue?: number
}

const ownOptions: Readonly<Record<Exclude<keyof CheckOptions, keyof ContentOptions>, true>> = {
  pages: true,
  files: true,
  unused: true,
  translations: true,
  overdue: true,
}

/** Result of `checkSite`: the numbers of rendered pages and documents, messages in order, and external links for a separate check. */
export interface CheckedSite {
  /** Number of checked pages, generated ones included. */
  readonly pages: number
  /** Number of documents among them. */
  readonly documents: number
  /** Ids of messages that plugins declare. */
  readonly codes: readonly string[]
  /** In the order of files. */
  readonly messages: readonly Diagnostic[]
  /** Links to other sites, with all their positions. */
  readonly externalLinks: ReadonlyMap<string, readonly SourceLocation[]>
  /** Components in Markdown, with all their positions. */
  readonly components: ReadonlyMap<string, readonly SourceLocation[]>
}

/** Runs every check of a build and writes nothing. Problems are returned, never thrown. */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  checkOptions('checkSite', options, ownOptions)
  const content = await openAll(options)
  try {
    return await checkContent(content, options)
  } finally {
    await content.dispose()
  }
}

async function checkContent(content: Content, options: CheckOptions): Promise<CheckedSite> {
  const {
    messages,
    audited,
    documents: count,
    externalLinks,
    components,
  } = await renderPages(content)
  const config = resolveConfig(options.config)
  const { pages = ['/', '/search/'], ownPages = {}, files = [] } = options
  const ownFiles = Object.keys(content.ownFiles())
  const statics = staticFiles(resolve(options.contentDir))
  const locales = planLocales(config)
  const inLocales = (paths: readonly string[]) =>
    locales.flatMap(({ prefix }) => paths.map((path) => joinPath(prefix, path)))
  const redirects = content.model.redirects.map(({ from }) => from)
  const routes = [...audited.map(({ path }) => path), ...inLocales(Object.keys(ownPages))]
  const documentOf = (path: string) => documentPath(path, config.trailingSlash)
  const documents = [...routes, ...redirects].map(documentOf)
  for (const feed of config.feeds) feedItems(feed, content.files)
  const taken = new Set([...statics, ...files, ...documents.map(decodePath)])
  messages.push(
    ...ownFiles
      .filter((path) => taken.has(path))
      .map((path) =>
        diagnosticOf(invalidPathError(path, 'the site has this file already'), {
          file: 'configuration files',
        }),
      ),
    ...content.audit(audited, {
      paths: [...inLocales(pages), ...redirects],
      files: [...statics, ...ownFiles, ...files],
    }),
    ...nameClashes(
      statics,
      [...ownFiles, ...files, ...documents, script],
      new Map(redirects.map((from) => [documentOf(from), from])),
    ),
  )
  const findings = await findingsOnRequest(content, audited, options, config)
  const shownMessages = shownDiagnostics([
    ...content.messages,
    ...messages,
    ...findings.map(createPolicy(config)),
  ])
  return {
    pages: audited.length,
    documents: count,
    codes: content.codes,
    messages: shownMessages,
    externalLinks,
    components,
  }
}

/** Renders all pages, and collects what they report and use. */
async function renderPages(content: Content) {
  const messages: Diagnostic[] = []
  const audited: AuditedPage[] = []
  const externalLinks = new Map<string, SourceLocation[]>()
  const components = new Map<string, SourceLocation[]>()
  let documents = 0
  for await (const { route, page } of content.renderAll()) {
    if (route.kind === 'doc') documents++
    messages.push(...page.messages)
    audited.push({ path: route.path, ids: page.ids, links: page.links })
    for (const { href, location } of page.externalLinks) add(externalLinks, href, location)
    const { parts = [] } = page.data.kind === 'doc' ? page.data : {}
    for (const { name, file, line, column, module } of componentsOf(parts)) {
      if (module === undefined) add(components, name, { file, line, column })
    }
  }
  return { messages, audited, documents, externalLinks, components }
}

/** What `translations`, `overdue` and `unused` of the options ask for. */
async function findingsOnRequest(
  content: Content,
  audited: readonly AuditedPage[],
  options: CheckOptions,
  config: ResolvedConfig,
): Promise<Finding[]> {
  const { translations, overdue } = options
  const { versions } = content.model
  const contentDir = resolve(options.contentDir)
  const translated = planLocales(config).filter(({ folder }) => folder !== '')
  return [
    ...(translations ? checkTranslations(versions, translated, await gitDates(contentDir)) : []),
    ...(overdue === undefined ? [] : findOverdue(versions, overdue)),
    ...(options.unused ? unused(content, audited, config, contentDir) : []),
  ]
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key) ?? []
  map.set(key, values)
  values.push(value)
}

/** Static files that are in the way of other files. @param redirects paths of redirects by their documents */
function nameClashes(
  statics: readonly string[],
  others: readonly string[],
  redirects: ReadonlyMap<string, string>,
): Diagnostic[] {
  const names = new SiteNames()
  for (const path of statics) names.add(path)
  return others.flatMap((path) => {
    const clash = names.add(decodePath(path))
    if (clash === undefined) return []
    const file = [clash.file, clash.below].find((each) => statics.includes(each))
    const redirect = redirects.get(path)
    const place = redirect === undefined ? 'configuration files' : 'configuration redirects'
    const owner = redirect && `the redirect from "${redirect}"`
    const location = { file: file === undefined ? place : `static${file}` }
    return [diagnosticOf(nameClashError(clash, owner), location)]
  })
}

/** Documents that nothing leads to, and files beside documents that no page uses. */
function unused(
  content: Content,
  pages: readonly AuditedPage[],
  config: ResolvedConfig,
  contentDir: string,
): Finding[] {
  const pathOf = (file: string) => relativePath(contentDir, file)
  const files = config.docs
    .map(({ path }) => join(contentDir, path))
    .filter(isFolder)
    .flatMap((folder) => readTree(folder, pathOf).files.map(({ absolute }) => pathOf(absolute)))
  const { versions, docsSets } = content.model
  const named = Object.values(docsSets).flatMap((sets) => sets.flatMap(({ versions }) => versions))
  return findUnused({
    versions,
    pages,
    linked: [
      ...configLinks(config, content.model.locales).map(({ href }) => href),
      ...named.flatMap(({ docs }) => docs.map((doc) => doc.path)),
      ...content.model.redirects.map(({ to }) => to),
    ],
    files,
    used: new Set(content.assets().map(({ source }) => pathOf(source))),
  })
}

/** Addresses of the files that are copied into the site. */
function staticFiles(contentDir: string): string[] {
  const folder = join(contentDir, 'static')
  if (!isFolder(folder)) return []
  return readTree(folder, (path) => `static/${path}`).files.map(({ path }) => `/${path}`)
}
