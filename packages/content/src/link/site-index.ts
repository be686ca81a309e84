import {
  type DocEntry,
  type DocsVersionModel,
  type Route,
  routeKey,
  type SiteModel,
} from '@landing/schema'
import type { LocalePlan } from '../model/locales'

/** Where the linker looks things up. Made once for each model. */
export interface SiteIndex {
  readonly model: SiteModel
  readonly routes: ReadonlyMap<string, Route>
  version(route: {
    readonly docsSet: string
    readonly version: string
    readonly locale?: string
  }): DocsVersionModel | undefined
  /** The document of a source file, seen from a page of the given locale. */
  doc(source: string, locale: string): DocEntry | undefined
  /** Sources of all documents. */
  sources(): Iterable<string>
}

export function createSiteIndex(model: SiteModel, locales: readonly LocalePlan[]): SiteIndex {
  const first = locales[0]?.code ?? ''
  const routes = new Map(model.routes.map((route) => [routeKey(route.path), route]))
  const versions = new Map<string, DocsVersionModel>()
  const docs = new Map<string, DocEntry>()
  for (const version of model.versions) {
    const locale = version.locale ?? first
    versions.set(`${version.docsSet} ${version.name} ${locale}`, version)
    for (const entry of Object.values(version.docs))
      docs.set(`${locale} ${entry.facts.source}`, entry)
  }
  const folders = new Map(
    locales.map(({ code, prefix, folder }) => [code, prefix === '' ? '' : `i18n/${folder}/`]),
  )
  return {
    model,
    routes,
    version: ({ docsSet, version, locale }) =>
      versions.get(`${docsSet} ${version} ${locale ?? first}`),
    doc(source, locale) {
      const folder = folders.get(locale) ?? ''
      const original =
        folder !== '' && source.startsWith(folder) ? source.slice(folder.length) : source
      return docs.get(`${locale} ${folder}${original}`) ?? docs.get(`${locale} ${original}`)
    },
    *sources() {
      for (const key of docs.keys()) yield key.slice(key.indexOf(' ') + 1)
    },
  }
}
