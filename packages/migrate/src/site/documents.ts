import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import type { SourcePage } from './site'
import { listOf, textOf, type Values, valuesOf } from './values'

/** The folder of the new site that the addresses of its pages are relative to: `content/docs/`. */
export const docsFolder = (target: string): string =>
  /^content\/(?:i18n\/[^/]+\/)?(?:[^/]+_versions\/[^/]+|[^/]+)\//.exec(target)?.[0] ?? 'content/'

/** The name without a number in front, which addresses do not have. */
const withoutNumber = (name: string): string => name.replace(/^\d{1,6}\s*[-_.]+\s*(?=[^\d\s])/, '')

/** Path of a page below that of its documents: `content/i18n/fr/docs/guide/1-a.md` → `guide/1-a`. */
export const pathIn = ({ target }: SourcePage): string =>
  target.slice(docsFolder(target).length).replace(/\.md$/, '')

const pathOf = (page: SourcePage): string[] => pathIn(page).split('/').map(withoutNumber)

/** The id of a document that has none of its own: its path without numbers. */
export const pathId = (page: SourcePage): string => pathOf(page).join('/')

/** Ids of the documents of the main language by their paths. */
export const idsByPath = (pages: readonly SourcePage[]): Map<string, string> =>
  new Map(
    pages
      .filter(({ target }) => target.startsWith('content/docs/'))
      .map((page) => [pathIn(page), pathId(page)]),
  )

/** Landing takes numbers out of addresses; a file named `README` or like its folder is the page of the folder. */
export function withSlug(page: SourcePage, isIndex = /^index$/): SourcePage {
  const parts = pathIn(page).split('/')
  const name = parts.at(-1) ?? ''
  const isFolder =
    name.toLowerCase() === parts.at(-2)?.toLowerCase() ||
    (/^readme$/i.test(name) && !isIndex.test(name))
  if (!isFolder && parts.every((part) => withoutNumber(part) === part)) return page
  return { ...page, slug: `/${(isIndex.test(name) ? parts.slice(0, -1) : parts).join('/')}` }
}

/** Docusaurus keeps numbers with `numberPrefixParser: false`; what front matter says of the address comes first. */
export function withNumbers(page: SourcePage): SourcePage {
  const { slug } = frontMatterOf(page.source)
  const parts = numberedId(page).split('/')
  if (slug !== undefined || parts.every((part) => withoutNumber(part) === part)) return page
  const name = parts.at(-1) ?? ''
  const isFolder = /^(?:index|readme)$/i.test(name) || name === parts.at(-2)
  return { ...page, slug: `/${(isFolder ? parts.slice(0, -1) : parts).join('/')}` }
}

/** The id of a document: its path without numbers, the last part as front matter says. */
export const docId = (page: SourcePage): string => idWith(page, pathOf(page))

/** The same with the numbers of the path. */
export const numberedId = (page: SourcePage): string => idWith(page, pathIn(page).split('/'))

function idWith(page: SourcePage, parts: readonly string[]): string {
  const id = textOf(frontMatterOf(page.source).id)
  return (id === undefined ? parts : [...parts.slice(0, -1), id]).join('/')
}

/** Where Docusaurus publishes a document, below its docs set; that of a folder's page has a slash at its end. */
export function docAddress(page: SourcePage): string {
  const folder = pathOf(page).slice(0, -1)
  const name = pathOf(page).at(-1) ?? ''
  const { id, slug } = frontMatterOf(page.source)
  const path = page.slug ?? (slug === undefined ? undefined : String(slug))
  if (path !== undefined) return path.startsWith('/') ? path : `/${[...folder, path].join('/')}`
  const isFolder =
    /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder.at(-1)?.toLowerCase()
  return `/${[...folder, isFolder ? '' : (textOf(id) ?? name)].join('/')}`
}

function frontMatterOf(file: string): Values {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(readFileSync(file, 'utf8'))
  if (match?.index !== 0) return {}
  return frontMatterIn(match[1] ?? '')
}

/** Values of the text between the `---` lines; none if it is not valid. */
export function frontMatterIn(text: string): Values {
  const document = parseDocument(text, { uniqueKeys: false })
  return document.errors.length > 0 ? {} : valuesOf(document.toJS())
}

/** The first document of sidebars; without one that they name, the first by its path. */
export function firstDocument(
  sidebars: unknown,
  pages: readonly SourcePage[],
): SourcePage | undefined {
  const id = Object.values(valuesOf(sidebars)).map(firstId).find(Boolean)
  return pages.find((page) => docId(page) === id) ?? pages[0]
}

function firstId(items: unknown): string | undefined {
  for (const item of listOf(items)) {
    const { id, link, items: inner } = valuesOf(item)
    const page = textOf(item) ?? textOf(id) ?? textOf(valuesOf(link).id) ?? firstId(inner)
    if (page !== undefined) return page
  }
  return undefined
}
