import type { Finding } from '@landing/markdown'
import { codeOrder, didYouMean, kebabCase, naturalOrder } from '@landing/markdown/authoring'
import type { DocsVersionModel, FrontMatterTag, TagRef } from '@landing/schema'
import { encodePath } from '../facts/doc-address'
import { placeOf } from '../facts/doc-file'
import type { TagsFile } from '../facts/entries-file'
import type { PathOf } from './path-of'
import type { Doc } from './version-docs'

export interface Tags {
  /** By document id. */
  readonly ofDoc: ReadonlyMap<string, readonly TagRef[]>
  /** By path, sorted by label. */
  readonly tags: DocsVersionModel['tags']
  readonly findings: readonly Finding[]
}

/** Collects the tags of all documents. Labels with the same permalink are one tag; the first one wins. */
export function buildTags(
  docs: readonly Doc[],
  tagsFile: TagsFile | undefined,
  pathOf: PathOf,
  isBlog = false,
): Tags {
  const findings: Finding[] = []
  const ofDoc = new Map<string, readonly TagRef[]>()
  const byPath = new Map<string, { ref: TagRef; docs: Doc[] }>()
  const byName = namesOf(tagsFile)
  for (const doc of docs) {
    const refs = new Map<string, TagRef>()
    for (const tag of doc.facts.frontMatter.tags ?? []) {
      const { permalink, ...named } = meantBy(tag, doc, tagsFile, byName, findings)
      const path = pathOf('tags', encodePath(permalink))
      const entry = byPath.get(path) ?? { ref: { ...named, path }, docs: [] }
      byPath.set(path, entry)
      const { label } = entry.ref
      if (spelling(label) !== spelling(named.label)) {
        findings.push({
          code: 'tags/same-address',
          message: `The tags "${label}" and "${named.label}" have the same address, so this page is listed under "${label}".`,
          location: placeOf(doc.file, 'tags'),
          help: `Give one of them another address: ${JSON.stringify({ label: named.label, permalink: '…' })}.`,
        })
      }
      if (refs.has(path)) continue
      refs.set(path, entry.ref)
      if (!doc.facts.unlisted) entry.docs.push(doc)
    }
    ofDoc.set(doc.facts.id, [...refs.values()])
  }
  const listed = [...byPath.values()].filter((entry) => entry.docs.length > 0)
  const tags = listed
    .sort((a, b) => naturalOrder(a.ref.label, b.ref.label))
    .map(({ ref, docs: tagged }) => {
      // Posts are in order.
      if (!isBlog) {
        tagged.sort(
          (a, b) => naturalOrder(a.facts.title, b.facts.title) || codeOrder(a.path, b.path),
        )
      }
      const key = byName.get(ref.label.toLowerCase())
      const docIds = tagged.map((doc) => doc.facts.id)
      return [ref.path, { ...ref, docIds, ...(key !== undefined && { key }) }] as const
    })
  // A tag of unlisted documents alone has no page, so that nothing may link to it.
  const pages = new Set(listed.map(({ ref }) => ref))
  for (const [id, refs] of ofDoc) {
    const usedTags = refs.filter((tag) => pages.has(tag))
    ofDoc.set(id, usedTags)
  }
  return { ofDoc, tags: Object.fromEntries(tags), findings }
}

/** A label in which letter case, spaces and hyphens do not count: labels that differ in these alone are meant to be one tag. */
const spelling = (label: string): string =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '')

/** What a tag of a document means: an entry of the tags file, or itself. */
function meantBy(
  tag: FrontMatterTag,
  doc: Doc,
  tagsFile: TagsFile | undefined,
  byName: ReadonlyMap<string, string>,
  findings: Finding[],
): { readonly label: string; readonly permalink: string; readonly description?: string } {
  if (typeof tag !== 'string') return { label: tag.label, permalink: tag.permalink }
  const key = byName.get(tag.trim().toLowerCase())
  const entry = key === undefined ? undefined : tagsFile?.[key]
  if (key !== undefined && entry !== undefined) {
    const { label = key, permalink = kebabCase(label), description } = entry
    return { label, permalink, ...(description !== undefined && { description }) }
  }
  if (tagsFile !== undefined) {
    const labels = Object.entries(tagsFile).map(([name, { label }]) => label ?? name)
    findings.push({
      code: 'tags/unknown',
      message: `The tag "${tag}" is not in the tags file.`,
      location: placeOf(doc.file, 'tags'),
      help: didYouMean(tag, labels, 'Add it to the tags file.'),
    })
  }
  return { label: tag.trim(), permalink: kebabCase(tag) || tag.trim().replaceAll('/', '-') }
}

/** Keys and labels of the tags file, in lower case, to keys. */
function namesOf(tagsFile: TagsFile | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [key, { label }] of Object.entries(tagsFile ?? {})) {
    names.set(key.toLowerCase(), key)
    if (label !== undefined) names.set(label.trim().toLowerCase(), key)
  }
  return names
}
