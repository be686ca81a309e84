import {
  type DocEntry,
  type DocsVersionModel,
  type Route,
  routeKey,
  type SiteModel,
} from '@landing/schema'
import { registryKind, typeInTitle } from '../model/registry-kinds'
import type { LocalePlan } from '../settings/locales'

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
  /** The document of a type such as `resource btp_subaccount`, seen from a page. */
  typeDoc(type: string, page: { readonly version: DocsVersionModel }): DocEntry | undefined
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
  const types = typesOf(model, first)
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
    typeDoc(type, { version }) {
      const here = `${version.docsSet} ${version.name} ${version.locale ?? first}`
      const found = types.get(type)
      return found?.get(here) ?? found?.get(version.locale ?? first) ?? found?.get('')
    },
    *sources() {
      for (const key of docs.keys()) yield key.slice(key.indexOf(' ') + 1)
    },
  }
}

/** Types of providers' documentation, each with its page by place, by locale, and wherever it is. */
function typesOf(model: SiteModel, first: string): Map<string, Map<string, DocEntry>> {
  const types = new Map<string, Map<string, DocEntry>>()
  for (const version of model.versions) {
    const locale = version.locale ?? first
    for (const entry of Object.values(version.docs)) {
      const block = registryKind(entry.facts.source)?.block
      const type = block === undefined ? undefined : typeInTitle(entry.facts.title)
      if (type === undefined) continue
      const name = `${block} ${type}`
      const places = types.get(name) ?? new Map<string, DocEntry>()
      types.set(name, places)
      for (const place of [`${version.docsSet} ${version.name} ${locale}`, locale, '']) {
        if (!places.has(place)) places.set(place, entry)
      }
    }
  }
  return types
}
