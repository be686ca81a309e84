import type { SidebarHook, SidebarNode, SidebarPage } from '@landing/content'
import {
  cdktfLanguage,
  type RegistryKind,
  registryKind,
  registryKinds,
  withoutKind,
} from './registry-kinds'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

/**
 * The sidebar of a provider's documentation, as the registry has it: overview, guides, then the kinds of pages, grouped by
 * subcategory where there is one. Pages for CDK for Terraform come last, by language.
 */
export const registrySidebar: SidebarHook = (pages, dirName) => {
  const folder = dirName.replace(/^\.?\/*|\/+$/g, '')
  const inside = pages.filter(
    ({ path }) => folder === '' || folder === '.' || path.startsWith(`${folder}/`),
  )
  if (inside.length === 0) return undefined
  const languages = new Map<string | undefined, SidebarPage[]>([[undefined, []]])
  for (const page of inside) {
    const language = cdktfLanguage(page.path)
    const languagePages = languages.get(language) ?? []
    languagePages.push(page)
    languages.set(language, languagePages)
  }
  return [...languages].flatMap(([language, languagePages]): SidebarNode[] => {
    const items = nodesOf(languagePages)
    if (language === undefined) return items
    return [{ type: 'category', label: `CDKTF: ${languageNames[language] ?? language}`, items }]
  })
}

const languageNames: Readonly<Record<string, string>> = {
  csharp: 'C#',
  go: 'Go',
  java: 'Java',
  python: 'Python',
  typescript: 'TypeScript',
}

function nodesOf(pages: readonly SidebarPage[]): SidebarNode[] {
  const guides = registryKinds[0]
  const loose: SidebarPage[] = []
  const groups = new Map<string, Map<RegistryKind, SidebarPage[]>>()
  for (const page of pages) {
    const kind = registryKind(page.path)
    if (kind === undefined) {
      loose.push(page)
      continue
    }
    const name = kind === guides ? '' : page.data.subcategory || ''
    const group = groups.get(name) ?? new Map<RegistryKind, SidebarPage[]>()
    const kindPages = group.get(kind) ?? []
    kindPages.push(page)
    groups.set(name, group.set(kind, kindPages))
  }
  return [
    ...loose.filter((page) => page.isFolderPage).map(link),
    ...linksOf(loose.filter((page) => !page.isFolderPage)),
    ...[...groups.keys()].sort(byName).flatMap((label): SidebarNode[] => {
      const items = byKind(groups.get(label))
      return label === '' ? items : [{ type: 'category', label, items }]
    }),
  ]
}

/** A category for each kind that has pages. */
function byKind(
  pages: ReadonlyMap<RegistryKind, readonly SidebarPage[]> | undefined,
): SidebarNode[] {
  return registryKinds.flatMap((kind): SidebarNode[] => {
    const kindPages = pages?.get(kind)
    return kindPages ? [{ type: 'category', label: kind.plural, items: linksOf(kindPages) }] : []
  })
}

function linksOf(pages: readonly SidebarPage[]): SidebarNode[] {
  return [...pages].sort(byLabel).map(link)
}

function link(page: SidebarPage): SidebarNode {
  return { type: 'doc', id: page.id, label: labelOf(page) }
}

/** Guides often have the provider's name as heading; their page title says more. That of functions says `parse function - btp`. */
function labelOf({ path, title, frontMatter, isFolderPage, data }: SidebarPage): string {
  const isGuide = [undefined, 'Guide'].includes(registryKind(path)?.label) && !isFolderPage
  return (
    frontMatter.sidebar_label ??
    frontMatter.title ??
    (isGuide ? data.pageTitle : undefined) ??
    withoutKind(title)
  )
}

function byLabel(a: SidebarPage, b: SidebarPage): number {
  return byName(labelOf(a), labelOf(b)) || byName(a.path, b.path)
}

/** The same order on every machine: numbers by value, then by code. */
function byName(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
