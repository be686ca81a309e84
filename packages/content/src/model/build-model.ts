import {
  applyTrailingSlash,
  type DocsSet,
  type DocsVersionModel,
  decodePath,
  joinPath,
  type RedirectConfig,
  type ResolvedConfig,
  type Route,
  routeKey,
  type SiteModel,
} from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import type { SiteFacts } from '../facts/site-facts'
import type { Presets } from '../presets/load-presets'
import { type DocumentLanguage, english, planLanguages } from '../settings/languages'
import { planLocales } from '../settings/locales'
import { buildVersion, type RouteWithSource } from './build-version'
import { type PlannedVersion, toDocsSet } from './docs-sets'
import { unknownTargets } from './navbar-items'
import { resolveRedirects } from './redirects'
import { planVersions, unknownVersions } from './versions'

export interface BuiltModel {
  readonly model: SiteModel
  readonly findings: readonly Finding[]
}

/** The whole site as data. Pure: the same facts and configuration give the same model. */
export function buildModel(
  facts: SiteFacts,
  config: ResolvedConfig,
  production: boolean,
  presets: Presets,
  languages: Readonly<Record<string, DocumentLanguage>> = planLanguages(config, {}),
  ownPages: Readonly<Record<string, string>> = {},
): BuiltModel {
  const trailingSlash = config.trailingSlash
  const findings: Finding[] = []
  const versions: DocsVersionModel[] = []
  const docsSets: Record<string, DocsSet[]> = {}
  const planned: RouteWithSource[] = []
  const moved: RedirectConfig[] = []
  const locales = planLocales(config)

  for (const docs of config.docs) {
    const { id } = docs
    const folders = facts.folders.filter((folder) => folder.docsSet === id)
    const names = [...new Set(folders.map((folder) => folder.version))]
    const plans = planVersions(docs, names, trailingSlash)
    findings.push(...unknownVersions(docs, names))
    for (const locale of locales) {
      const ofLocale: PlannedVersion[] = []
      for (const plan of plans) {
        const folder = folders.find(
          (candidate) => candidate.version === plan.name && candidate.locale === locale.code,
        )
        if (folder === undefined) continue
        const path = applyTrailingSlash(joinPath(locale.prefix, plan.path), trailingSlash)
        const built = buildVersion(folder, path, {
          trailingSlash,
          production,
          isDefaultLocale: locale.prefix === '',
          emoji: config.emoji,
          variables: config.variables,
          presets,
          texts: (languages[locale.code] ?? english).texts,
        })
        ofLocale.push({ plan, model: built.model, draftIds: built.draftIds })
        versions.push(built.model)
        planned.push(...built.routes)
        moved.push(...built.moved)
        findings.push(...built.findings)
      }
      // A source that has not been fetched.
      if (ofLocale.length === 0) continue
      docsSets[locale.code] = [
        ...(docsSets[locale.code] ?? []),
        toDocsSet(id, ofLocale, config, locale.code),
      ]
    }
  }

  const { routes, keys } = uniqueRoutes(
    planned,
    locales.flatMap(({ prefix }) =>
      Object.entries(ownPages).map(([path, file]) => [joinPath(prefix, path), file] as const),
    ),
    findings,
  )
  const redirects = resolveRedirects(
    withMoved(config.redirects, moved, keys),
    (key) => keys.has(key),
    trailingSlash,
  )
  findings.push(...redirects.findings)
  const model: SiteModel = {
    routes,
    versions,
    docsSets,
    locales: locales.map(({ prefix: _, folder: __, ...locale }) => locale),
    redirects: redirects.redirects,
  }
  return { model, findings: [...findings, ...unknownTargets(config, model)] }
}

/** The configured redirects, then those of documents with slugs, unless the address is taken. */
function withMoved(
  configured: readonly RedirectConfig[],
  moved: readonly RedirectConfig[],
  taken: ReadonlyMap<string, string>,
): RedirectConfig[] {
  const seen = new Set([...taken.keys(), ...configured.map(({ from }) => routeKey(from))])
  const free = moved.filter(({ from }) => {
    const isFree = !seen.has(routeKey(from))
    seen.add(routeKey(from))
    return isFree
  })
  return [...configured, ...free]
}

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
    const key = routeKey(route.path)
    const other = keys.get(key)
    const loose = decodePath(key).normalize().toLowerCase()
    const similar = looseKeys.get(loose)
    if (other === undefined) {
      keys.set(key, source)
      routes.push(route)
    }
    looseKeys.set(loose, source)
    // The generated list of documents gives way to a page.
    if (route.kind === 'docs-index' && ownPages.some(([, file]) => file === other)) continue
    if (other !== undefined || similar !== undefined) {
      const same = other !== undefined
      findings.push({
        code: 'routes/duplicate',
        message: same
          ? `The address ${route.path} is used twice: by ${other} and by ${source}. The first one is published.`
          : `The address ${route.path} differs from that of ${similar} in case or Unicode normalization only: not every host tells them apart.`,
        location: { file: source, ...(line !== undefined && { line, column: 1 }) },
        help: 'Rename one of the files, or give it another "slug".',
      })
    }
  }
  return { routes, keys }
}
