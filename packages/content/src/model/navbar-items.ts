import type { Finding } from '@landing/markdown'
import { nearestOf } from '@landing/markdown/authoring'
import type {
  DocsSet,
  DocsVersionModel,
  NavbarItem,
  ResolvedConfig,
  SiteModel,
  SourceLocation,
} from '@landing/schema'

/** An item of the navbar with the option that has it. */
interface PlacedItem {
  readonly item: NavbarItem
  readonly place: string
}

/** All items of the navbar, in menus too, and those of other languages. */
export function navbarItems({ theme, i18n }: ResolvedConfig): PlacedItem[] {
  const inMenu = (items: readonly NavbarItem[], option: string): PlacedItem[] =>
    items.flatMap((item, index) => {
      const place = `${option}[${index}]`
      const isMenu = item.type === undefined || item.type === 'dropdown'
      const inner = isMenu && 'items' in item ? inMenu(item.items, `${place}.items`) : []
      return [{ item, place }, ...inner]
    })
  const localeItems = Object.entries(i18n.localeConfigs).flatMap(([code, config]) =>
    inMenu(config.theme?.navbar?.items ?? [], `i18n.localeConfigs.${code}.theme.navbar.items`),
  )
  return [...inMenu(theme.navbar.items, 'theme.navbar.items'), ...localeItems]
}

/** Pages that an empty search offers, with the option that names each. */
export function searchLinks(config: ResolvedConfig): { href: string; location: SourceLocation }[] {
  return navbarItems(config).flatMap(({ item, place }) =>
    item.type === 'search'
      ? (item.links ?? []).map(({ to }, at) => ({
          href: to,
          location: locationOf(`${place}.links[${at}].to`),
        }))
      : [],
  )
}

/** Reports navbar items with unknown targets. */
export function unknownTargets(config: ResolvedConfig, model: SiteModel): Finding[] {
  const sets = Object.entries(model.docsSets)
  return navbarItems(config).flatMap(({ item, place }) => {
    const problems = sets.flatMap(([locale, docs]) => problemsOf(item, docs, config, model, locale))
    const [first] = problems
    if (first === undefined) return []
    const [message, help] = first
    return [{ code: 'navbar/unknown-target', message, help, location: locationOf(place) } as const]
  })
}

const locationOf = (place: string) => ({ file: `configuration ${place}` })

type Problem = readonly [message: string, help: string]

function problemsOf(
  item: NavbarItem,
  docs: readonly DocsSet[],
  config: ResolvedConfig,
  model: SiteModel,
  locale: string,
): Problem[] {
  if (
    item.type !== 'doc' &&
    item.type !== 'docSidebar' &&
    item.type !== 'docsVersion' &&
    item.type !== 'docsVersionDropdown'
  ) {
    return []
  }
  const id = item.docsPluginId ?? 'default'
  const set = docs.find((each) => each.id === id)
  if (set === undefined) return [withoutDocs(id, config)]
  if (item.type === 'doc') return docProblems(item.docId, set, model, locale)
  if (item.type === 'docSidebar') return sidebarProblems(item.sidebarId, set)
  const names = set.versions.map(({ name }) => name)
  const listed = item.type === 'docsVersionDropdown' ? (item.versions ?? []) : []
  return listed
    .filter((name) => !names.includes(name))
    .map((name) => unknown('version', name, names))
}

/** The version that pages outside of docs sets link to, and what messages call it. */
function latestOf({ versions }: DocsSet) {
  const latest = versions.find(({ isLast }) => isLast)
  return { latest, of: versions.length > 1 ? ` of version "${latest?.name}"` : '' }
}

function docProblems(
  docId: string,
  set: DocsSet,
  { versions: models }: SiteModel,
  locale: string,
): Problem[] {
  const { latest, of } = latestOf(set)
  if (latest?.docs.some(({ id }) => id === docId) || latest?.draftIds.includes(docId)) return []
  const isLatest = (model: DocsVersionModel) =>
    model.docsSet === set.id && model.name === latest?.name && (model.locale ?? locale) === locale
  const ids = models.filter(isLatest).flatMap((model) => Object.keys(model.docs))
  return [unknown('document', docId, ids, of)]
}

function sidebarProblems(sidebarId: string, set: DocsSet): Problem[] {
  const { latest, of } = latestOf(set)
  const sidebars = latest?.sidebars ?? {}
  const sidebar = sidebars[sidebarId]
  if (sidebar === undefined) return [unknown('sidebar', sidebarId, Object.keys(sidebars), of)]
  if (sidebar.link) return []
  return [[`The sidebar "${sidebarId}" in the navbar has no page.`, 'Add a document to it.']]
}

function withoutDocs(id: string, { docs }: ResolvedConfig): Problem {
  const ids = docs.map((set) => set.id)
  return ids.includes(id)
    ? [
        `The docs set "${id}" in the navbar has no documents.`,
        'Fetch its source: npx landing-sources.',
      ]
    : unknown('docs set', id, ids)
}

function unknown(kind: string, name: string, names: readonly string[], of = ''): Problem {
  const what = `${kind[0]?.toUpperCase()}${kind.slice(1)}s${of}`
  return [`Unknown ${kind} "${name}" in the navbar.`, nearestOf(name, names, what)]
}
