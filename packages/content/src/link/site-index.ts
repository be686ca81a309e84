import type { CompileHooks, Hooks } from '@landing/markdown'
import { formatEndings, ownDialect, pageFileTest, pathIn, watched } from '@landing/markdown/host'
import {
  type DocEntry,
  type DocsVersionModel,
  type ResolvedConfig,
  type Route,
  routeKey,
  type SiteModel,
} from '@landing/schema'
import type { LinkAnswer, LinkSite, LinkTarget, SiteHooks, SitePage } from '../hooks/site-hooks'
import { docsOf, splitSource } from '../settings/docs-places'
import { planLocales } from '../settings/locales'

/** Asks plugins about a link of a page. */
export type AskPlugins = (kind: LinkTarget['kind'], target: string) => LinkAnswer | undefined

/** Lookup tables of the linker, built once per model. */
export interface SiteIndex {
  readonly model: SiteModel
  readonly routes: ReadonlyMap<string, Route>
  version(route: {
    readonly docsSet: string
    readonly version: string
    readonly locale?: string
  }): DocsVersionModel | undefined
  /** The document of a route; `undefined` for generated pages. */
  entry(route: Route): DocEntry | undefined
  /** Returns the document of a source file in the given locale. */
  doc(source: string, locale: string): DocEntry | undefined
  /** The same for a source without its extension, or the folder of a page. */
  docWithEnding(path: string, locale: string): DocEntry | undefined
  /** Returns the document of a path below the docs folder of a source file. */
  docInFolder(
    path: string,
    page: { readonly source: string; readonly locale: string; readonly version: DocsVersionModel },
  ): DocEntry | undefined
  /** Links a page, for which plugins may be asked. They are named if they never answer. */
  linking<T>(entry: DocEntry, link: (ask: AskPlugins) => T): T
  /** True for the name of a page's file. */
  isPage(path: string): boolean
  /** Sources of all documents. */
  sources(): Iterable<string>
}

export function createSiteIndex(
  model: SiteModel,
  config: ResolvedConfig,
  hooks: Hooks<SiteHooks>,
  compile: Hooks<CompileHooks>,
): SiteIndex {
  const locales = planLocales(config)
  const { defaultLocale } = config.i18n
  const routes = new Map(model.routes.map((route) => [routeKey(route.path), route]))
  const versions = new Map<string, DocsVersionModel>()
  const docs = new Map<string, DocEntry>()
  for (const version of model.versions) {
    const locale = version.locale ?? defaultLocale
    versions.set(`${version.docsSet} ${version.name} ${locale}`, version)
    for (const entry of Object.values(version.docs))
      docs.set(`${locale} ${entry.facts.source}`, entry)
  }
  const folders = new Map(locales.map(({ code, folder }) => [code, folder]))
  const doc = (source: string, locale: string) => {
    const folder = folders.get(locale) ?? ''
    const original =
      folder !== '' && source.startsWith(folder) ? source.slice(folder.length) : source
    return docs.get(`${locale} ${folder}${original}`) ?? docs.get(`${locale} ${original}`)
  }
  const endings = ['.md', ...formatEndings(compile), ...otherEndings]
  const docWithEnding = (path: string, locale: string) => {
    for (const ending of endings) {
      const docEntry = doc(`${path}${ending}`, locale)
      if (docEntry !== undefined) return docEntry
    }
    return undefined
  }
  const versionOf: SiteIndex['version'] = ({ docsSet, version, locale }) =>
    versions.get(`${docsSet} ${version} ${locale ?? defaultLocale}`)
  return {
    model,
    routes,
    version: versionOf,
    entry: (route) => (route.kind === 'doc' ? versionOf(route)?.docs[route.id] : undefined),
    doc,
    docWithEnding,
    docInFolder(path, { source, locale, version }) {
      const docs = docsOf(config, version.docsSet)
      const place = docs && splitSource(source, docs)
      return place && doc(pathIn(place.folder, path), locale)
    },
    linking: pluginLinks({ model, routes, docWithEnding }, config, hooks),
    isPage: pageFileTest(compile),
    *sources() {
      for (const key of docs.keys()) yield key.slice(key.indexOf(' ') + 1)
    },
  }
}

const otherEndings = ['.html.markdown', '.html.md', '/index.md', '/README.md']

/** Link hooks of the plugins, in order; created once with the pages of the site. */
function pluginLinks(
  index: Pick<SiteIndex, 'model' | 'routes' | 'docWithEnding'>,
  config: ResolvedConfig,
  { byPlugin }: Hooks<SiteHooks>,
): SiteIndex['linking'] {
  const plugins = [...byPlugin].filter(([, { link }]) => link !== undefined)
  if (plugins.length === 0) return (_, link) => link(() => undefined)
  const dialects = new Map(config.docs.map(({ id, dialect }) => [id, dialect]))
  const pages = new Map<DocEntry, SitePage>()
  for (const version of index.model.versions) {
    const locale = version.locale ?? config.i18n.defaultLocale
    for (const entry of Object.values(version.docs)) {
      const { source, title, docsSet, data = {} } = entry.facts
      const dialect = dialects.get(docsSet) ?? ownDialect
      const { path } = entry
      const page = { source, path, title, docsSet, version: version.name, locale, dialect, data }
      pages.set(entry, page)
    }
  }
  const pageOf = (entry: DocEntry | undefined) => entry && pages.get(entry)
  const site: LinkSite = {
    pages: [...pages.values()],
    find: (path, { locale }) => pageOf(index.docWithEnding(path, locale)),
    hasRoute: (path) => index.routes.has(routeKey(path)),
  }
  const hooks = plugins.flatMap(([, { link }]) => link?.(site) ?? [])
  const names = plugins.map(([name]) => name).join('" or "')
  return (entry, link) => {
    const page = pageOf(entry)
    const ask: AskPlugins = (kind, target) => {
      if (page === undefined) return undefined
      for (const hook of hooks) {
        const answer = hook({ kind, target, page })
        if (answer !== undefined) return answer
      }
      return undefined
    }
    return watched(names, () => link(ask), page?.source)
  }
}
