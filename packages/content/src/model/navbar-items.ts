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
  const own = Object.entries(i18n.localeConfigs).flatMap(([code, config]) =>
    inMenu(config.theme?.navbar?.items ?? [], `i18n.localeConfigs.${code}.theme.navbar.items`),
  )
  return [...inMenu(theme.navbar.items, 'theme.navbar.items'), ...own]
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
    const problems = sets.flatMap(([locale, docs]) => problemOf(item, docs, config, model, locale))
    const [first] = problems
    if (first === undefined) return []
    const [message, help] = first
    return [{ code: 'navbar/unknown-target', message, help, location: locationOf(place) } as const]
  })
}

const locationOf = (place: string) => ({ file: `configuration ${place}` })

type Problem = readonly [message: string, help: string]

function problemOf(
  item: NavbarItem,
  docs: readonly DocsSet[],
  config: ResolvedConfig,
  { versions: models }: SiteModel,
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
  // Pages outside of docs sets link to the latest version.
  const latest = set.versions.find(({ isLast }) => isLast)
  const isLatest = (model: DocsVersionModel) =>
    model.docsSet === id && model.name === latest?.name && (model.locale ?? locale) === locale
  const of = set.versions.length > 1 ? ` of version "${latest?.name}"` : ''
  if (item.type === 'doc') {
    const isKnown =
      latest?.docs.some((doc) => doc.id === item.docId) || latest?.draftIds.includes(item.docId)
    const known = models.filter(isLatest).flatMap((model) => Object.keys(model.docs))
    return isKnown ? [] : [unknown('document', item.docId, known, of)]
  }
  if (item.type === 'docSidebar') {
    const sidebars = latest?.sidebars ?? {}
    const sidebar = sidebars[item.sidebarId]
    if (sidebar === undefined)
      return [unknown('sidebar', item.sidebarId, Object.keys(sidebars), of)]
    if (sidebar.link) return []
    return [[`The sidebar "${item.sidebarId}" in the navbar has no page.`, 'Add a document to it.']]
  }
  const names = set.versions.map(({ name }) => name)
  const listed = item.type === 'docsVersionDropdown' ? (item.versions ?? []) : []
  return listed
    .filter((name) => !names.includes(name))
    .map((name) => unknown('version', name, names))
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

function unknown(kind: string, name: string, known: readonly string[], of = ''): Problem {
  const what = `${kind[0]?.toUpperCase()}${kind.slice(1)}s${of}`
  return [`Unknown ${kind} "${name}" in the navbar.`, nearestOf(name, known, what)]
}
