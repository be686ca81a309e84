import { posix } from 'node:path'
import type { LinkAnswer, LinkHook, LinkSite, LinkTarget, SitePage } from '@landing/content'
import { unpackArguments } from './argument-list'
import { dialect } from './dialect'
import { providerOf } from './example-references'
import {
  cdktfLanguage,
  isOverview,
  type RegistryKind,
  registryKind,
  registryKinds,
  typeInTitle,
} from './registry-kinds'

/** Sources of providers in the registry by their names: `{ btp: 'SAP/btp' }`. */
export type ProviderSources = Readonly<Record<string, string>>

/** Providers of HashiCorp: Terraform infers their source. */
const official = new Set(
  'ad archive aws awscc azuread azurerm azurestack boundary cloudinit consul dns external google google-beta googleworkspace hcp helm http kubernetes local nomad null random template tfe time tls vault'.split(
    ' ',
  ),
)

/** Links from the root of the registry, and types and arguments in examples. */
export function registryLinks(providers: ProviderSources = {}): LinkHook {
  return (site) => {
    const [types, providerAt] = typesOf(site.pages)
    const ownProviders = new Set([...types.keys()].map((name) => providerOf(typeIn(name))))
    const argumentsOf = cachedArguments()
    const sources = new Map(Object.entries(providers))
    return (link) => {
      if (link.kind === 'path') return inRegistry(link, site, providerAt)
      const [block = '', type = '', ...rest] = link.target.split(' ')
      const path = rest.find((word) => !word.includes('/'))
      const page = typePage(types, `${block} ${type}`, link.page)
      if (page !== undefined) {
        return path === undefined ? { page } : argumentOn(page, path, argumentsOf(page))
      }
      const provider = providerOf(type)
      const source =
        rest.find((word) => word.includes('/')) ??
        sources.get(provider) ??
        (official.has(provider) ? `hashicorp/${provider}` : undefined)
      // The site has the pages of this provider, but not this type.
      if (source === undefined || ownProviders.has(provider)) return undefined
      return registryPage(source, block, type, path)
    }
  }
}

/** Finds an argument by its path or the end of it: pages name nested blocks without their parents. */
function argumentOn(
  page: SitePage,
  path: string,
  argumentNames: ReadonlyMap<string, boolean>,
): LinkAnswer | undefined {
  for (let rest = path; rest !== ''; rest = rest.replace(/^[^.]*\.?/, '')) {
    // A bare name could be another argument.
    if (rest !== path && !rest.includes('.')) return undefined
    const isDeprecated = argumentNames.get(rest)
    if (isDeprecated !== undefined) return { page, anchor: rest, isDeprecated }
  }
  return undefined
}

function cachedArguments() {
  const cache = new WeakMap<SitePage, ReadonlyMap<string, boolean>>()
  return (page: SitePage) => {
    const argumentNames = cache.get(page) ?? unpackArguments(page.data.arguments ?? '')
    cache.set(page, argumentNames)
    return argumentNames
  }
}

/** The registry has an id for each argument of the resource itself. */
function registryPage(
  source: string,
  block: string,
  type: string,
  path: string | undefined,
): LinkAnswer | undefined {
  if (path?.includes('.')) return undefined
  const folder = registryKinds.find((kind) => usedAs(kind) === block)?.folders[0]
  const docs = `https://registry.terraform.io/providers/${source}/latest/docs`
  // The provider itself has no folder.
  const href = folder === undefined ? docs : `${docs}/${folder}/${type.replace(/^[^_]*_/, '')}`
  return { href, ...(path !== undefined && { anchor: path }) }
}

/**
 * Providers link from the root of the registry: `/docs/providers/azurerm/r/subnet.html`. Such a page may be one of this site;
 * everything else is in the registry: other providers, and versions that a link names.
 */
function inRegistry({ target: path, page }: LinkTarget, site: LinkSite, providers: Providers) {
  if (page.dialect !== dialect || !/^\/(?:docs|providers)\//.test(path)) return undefined
  if (site.hasRoute(path)) return undefined
  const elsewhere = { href: `https://registry.terraform.io${path}` }
  const [, provider, rest = ''] =
    /^\/docs\/providers\/([^/]+)(?:\/(.*))?$/.exec(path) ??
    /^\/providers\/[^/]+\/([^/]+)\/latest\/docs(?:\/(.*))?$/.exec(path) ??
    []
  const root = rootOf(page.source)
  if (provider === undefined || provider !== (providers.get(root) ?? provider)) return elsewhere
  const bare = rest.replace(/\/$/, '').replace(/\.html$/, '') || 'index'
  const [folder = '', ...name] = bare.split('/')
  const kind = registryKinds.find(({ folders }) => folders.includes(folder))
  for (const each of kind?.folders ?? [folder]) {
    const linked = site.find(posix.join(root, each, ...name), page)
    if (linked !== undefined) return { page: linked }
  }
  return elsewhere
}

/** The folder that holds `r/`, `resources/` and the others, by the source of one of its pages. */
function rootOf(source: string): string {
  const segments = source.split('/').slice(0, -1)
  const at = segments.findIndex((name) => registryKind(`${name}/`) !== undefined)
  return (at === -1 ? segments : segments.slice(0, at)).join('/')
}

/** By type, then by place: the docs set in a version and a locale, the locale, anywhere. */
type Types = ReadonlyMap<string, ReadonlyMap<string, SitePage>>

/** Names of providers by the folder of their pages. */
type Providers = ReadonlyMap<string, string>

function typesOf(pages: readonly SitePage[]): [Types, Providers] {
  const types = new Map<string, Map<string, SitePage>>()
  const add = (name: string, page: SitePage) => {
    const places = types.get(name) ?? new Map<string, SitePage>()
    types.set(name, places)
    for (const place of placesOf(page)) if (!places.has(place)) places.set(place, page)
  }
  const providers = new Map<string, string>()
  for (const page of pages) {
    // The same types in other languages: examples in HCL do not mean these pages.
    const block = cdktfLanguage(page.source) ? undefined : registryKind(page.source)?.block
    const type = block === undefined ? undefined : typeInTitle(page.title)
    if (type === undefined) continue
    add(`${block} ${type}`, page)
    providers.set(rootOf(page.source), providerOf(type))
  }
  for (const page of pages) {
    const provider = providers.get(rootOf(page.source))
    if (provider === undefined || cdktfLanguage(page.source)) continue
    if (isOverview(page.source)) add(`provider ${provider}`, page)
    else if (registryKind(page.source)?.label === 'Function') {
      const [name = ''] = posix.basename(page.source).split('.')
      add(`function ${provider}_${name}`, page)
    }
  }
  return [types, providers]
}

/** What a reference to a page of this kind begins with. */
function usedAs({ block, label }: RegistryKind): string {
  return block ?? label.toLowerCase()
}

const typeIn = (name: string) => name.slice(name.indexOf(' ') + 1)

function typePage(types: Types, name: string, page: SitePage): SitePage | undefined {
  const places = types.get(name)
  if (places === undefined) return undefined
  const place = placesOf(page).find((each) => places.has(each))
  return place === undefined ? undefined : places.get(place)
}

function placesOf({ docsSet, version, locale }: SitePage): string[] {
  return [`${docsSet} ${version} ${locale}`, locale, '']
}
