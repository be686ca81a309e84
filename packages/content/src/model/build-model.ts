import type { Finding, Hooks } from '@landing/markdown'
import { english } from '@landing/markdown/host'
import {
  type DocsSet,
  decodePath,
  isNotFoundPage,
  joinPath,
  type RedirectConfig,
  type Route,
  routeKey,
  type SiteModel,
  type TrailingSlash,
} from '@landing/schema'
import type { DocsFolder } from '../facts/doc-file'
import type { PlacedRedirect, SiteHooks } from '../hooks/site-hooks'
import type { ResolvedOptions } from '../settings/content-options'
import { planLocales } from '../settings/locales'
import {
  type BuiltVersion,
  buildVersion,
  type RouteWithSource,
  type VersionOptions,
} from './build-version'
import { type PlannedVersion, toDocsSet } from './docs-sets'
import { unknownTargets } from './navbar-items'
import { pathsBelow } from './path-of'
import { expandPatterns } from './redirect-patterns'
import { type Redirects, resolveRedirects } from './redirects'
import { planVersions, unknownVersions } from './versions'

/** The whole site as data. Pure: the same facts and configuration give the same model. */
export function buildModel(
  allFolders: readonly DocsFolder[],
  hooks: Hooks<SiteHooks>,
  {
    config,
    production,
    languages,
    ownPages = {},
    plain,
  }: Pick<ResolvedOptions, 'config' | 'production' | 'languages' | 'ownPages'> &
    Pick<VersionOptions, 'plain'>,
) {
  const { trailingSlash } = config
  const findings: Finding[] = []
  const built: PlannedBuild[] = []
  const docsSets: Record<string, DocsSet[]> = {}
  const locales = planLocales(config)

  for (const docs of config.docs) {
    const folders = allFolders.filter((folder) => folder.docsSet === docs.id)
    const names = [...new Set(folders.map((folder) => folder.version))]
    const plans = planVersions(docs, names, trailingSlash)
    findings.push(...unknownVersions(docs, names))
    for (const { code, prefix } of locales) {
      const options: VersionOptions = {
        production,
        isDefaultLocale: prefix === '',
        plain,
        variables: config.variables,
        hooks,
        texts: (languages[code] ?? english).texts,
        tocLevels: config.theme.tableOfContents,
      }
      const ofLocale = plans.flatMap((plan): PlannedBuild[] => {
        const folder = folders.find((each) => each.version === plan.name && each.locale === code)
        if (folder === undefined) return []
        const pathOf = pathsBelow(joinPath(prefix, plan.path), trailingSlash)
        return [{ plan, ...buildVersion(folder, pathOf, options) }]
      })
      built.push(...ofLocale)
      // A source that has not been fetched.
      if (ofLocale.length === 0) continue
      docsSets[code] = [...(docsSets[code] ?? []), toDocsSet(docs.id, ofLocale, config, code)]
    }
  }
  findings.push(...built.flatMap((version) => version.findings))

  const ownPaths = locales.flatMap(({ prefix }) =>
    Object.entries(ownPages).map(([path, file]) => [joinPath(prefix, path), file] as const),
  )
  const { routes, keys } = uniqueRoutes(
    built.flatMap((version) => version.routes),
    ownPaths,
    findings,
  )
  const moved = built.flatMap((version) => version.moved)
  const ofPlugins = hooks.all.flatMap(({ redirects = [] }) => redirects)
  const pages = routes
    .filter((route) => route.kind !== 'doc' || !isNotFoundPage(route.docsSet, route.id))
    .map(({ path }) => path)
  const { redirects, findings: redirectFindings } = redirectsOf(
    [...config.redirects, ...ofPlugins],
    moved,
    [...pages, ...ownPaths.map(([path]) => path)],
    keys,
    trailingSlash,
  )
  const model: SiteModel = {
    routes,
    versions: built.map((version) => version.model),
    docsSets,
    locales: locales.map(({ prefix: _, folder: __, ...locale }) => locale),
    redirects,
  }
  return { model, findings: [...findings, ...redirectFindings, ...unknownTargets(config, model)] }
}

/** A version with its plan. */
type PlannedBuild = PlannedVersion & BuiltVersion

/** The configured redirects, then those of published documents with slugs, unless the address is taken. */
function redirectsOf(
  configured: readonly PlacedRedirect[],
  moved: readonly RedirectConfig[],
  paths: readonly string[],
  taken: ReadonlyMap<string, string>,
  trailingSlash: TrailingSlash,
): Redirects {
  if (configured.length + moved.length === 0) return { redirects: [], findings: [] }
  const written = expandPatterns(configured, paths)
  const seen = new Set([...taken.keys(), ...written.redirects.map(({ from }) => routeKey(from))])
  const free = moved.filter(({ from, to }) => {
    const isFree = taken.has(routeKey(to)) && !seen.has(routeKey(from))
    seen.add(routeKey(from))
    return isFree
  })
  const { redirects, findings } = resolveRedirects(
    [...written.redirects, ...free],
    (key) => taken.has(key),
    trailingSlash,
  )
  return { redirects, findings: [...written.findings, ...findings] }
}

/** Of a file or folder, in bytes, on all usual systems. */
const longestName = 255
const byteLength = (name: string) => Buffer.byteLength(decodePath(name))

/** One route per address, that of an own page first; hosts that ignore case or Unicode normalization cannot distinguish some. */
function uniqueRoutes(
  planned: readonly RouteWithSource[],
  ownPages: readonly (readonly [path: string, file: string])[],
  findings: Finding[],
) {
  const keys = new Map(ownPages.map(([path, file]) => [routeKey(path), file]))
  const looseKeys = new Map<string, string>()
  const routes: Route[] = []
  for (const { route, source, line } of planned) {
    const location = { file: source, ...(line !== undefined && { line, column: 1 }) }
    const bytes = Math.max(...route.path.split('/').map(byteLength))
    if (bytes > longestName) {
      findings.push({
        code: 'docs/invalid-slug',
        message: `The address has a name of ${bytes} bytes; file systems allow ${longestName}.`,
        location,
        help: 'Shorten it: the page is a file of that name.',
      })
      continue
    }
    const key = routeKey(route.path)
    const other = keys.get(key)
    const loose = decodePath(key).normalize().toLowerCase()
    const similar = looseKeys.get(loose)
    if (other === undefined) {
      keys.set(key, source)
      routes.push(route)
    }
    looseKeys.set(loose, source)
    // A page takes precedence over the generated index.
    if (route.kind === 'docs-index' && ownPages.some(([, file]) => file === other)) continue
    if (other !== undefined || similar !== undefined) {
      const same = other !== undefined
      findings.push({
        code: 'routes/duplicate',
        message: same
          ? `The address ${route.path} is used twice: by ${other} and by ${source}. The first one is published.`
          : `The address ${route.path} differs from that of ${similar} in case or Unicode normalization only: not every host tells them apart.`,
        location,
        help: 'Rename one of the files, or give it another "slug".',
      })
    }
  }
  return { routes, keys }
}
