import { posix } from 'node:path'
import type { Finding } from '@landing/markdown'
import {
  codeOrder,
  collapseSpaces,
  kebabCase,
  pageVariables,
  type Variable,
  withVariables,
} from '@landing/markdown/authoring'
import type { plainSteps } from '@landing/markdown/host'
import {
  type FrontMatter,
  isNotFoundPage,
  isoDate,
  omitUndefined,
  type PageFacts,
  type Post,
  withoutLeadingSlashes,
} from '@landing/schema'
import {
  bareName,
  type DocAddress,
  docAddress,
  encodeSegment,
  folderLabel,
  lastSegment,
  postAddress,
} from '../facts/doc-address'
import { type DocFile, type DocsFolder, placeOf } from '../facts/doc-file'
import { postOf } from '../facts/post'
import type { PathOf } from './path-of'

/** A document before it has relations: facts and address. */
export interface Doc {
  readonly facts: PageFacts
  readonly address: DocAddress
  /** Route path. */
  readonly path: string
  /** The route path that the file alone would give. */
  readonly usualPath: string
  readonly file: DocFile
}

export interface VersionDocs {
  /** In the order of their files; posts newest first. */
  readonly docs: readonly Doc[]
  readonly draftIds: readonly string[]
  readonly findings: readonly Finding[]
}

export interface DocsOptions {
  readonly production: boolean
  /** What steps make of texts of pages. */
  readonly plain: ReturnType<typeof plainSteps>
  /** Values by the names that texts have for them. */
  readonly variables: Readonly<Record<string, Variable>>
  /** As in the dialect of the docs set. */
  readonly keepsNames?: boolean | undefined
}

/** Gives the documents of a folder their ids and paths. Drafts are left out of production. */
export function versionDocs(folder: DocsFolder, pathOf: PathOf, options: DocsOptions): VersionDocs {
  const docs: Doc[] = []
  const draftIds: string[] = []
  const findings: Finding[] = []
  const sourceById = new Map<string, string>()
  const unusualNames = new Set<string>()
  const toAuthorPath = (key: string) => pathOf(`/authors/${encodeSegment(kebabCase(key))}`)
  for (const file of folder.files) {
    const { frontMatter } = file.facts
    const isPost = folder.config.blog !== undefined
    const address = isPost
      ? postAddress(file.path, file.facts)
      : docAddress(file.path, file.facts, options.keepsNames)
    const { id } = address
    const draft = frontMatter.draft === true
    if (draft) draftIds.push(id)
    if (draft && options.production) continue
    const invalid = invalidAddress(frontMatter, address.folder)
    if (invalid !== undefined) {
      const { key, message, help } = invalid
      findings.push({
        code: 'docs/invalid-slug',
        message,
        location: placeOf(file, key),
        help,
      })
      continue
    }
    const other = sourceById.get(id)
    if (other !== undefined) {
      findings.push({
        code: 'docs/duplicate-id',
        message: `The document id "${id}" is already taken by ${other}.`,
        location: placeOf(file, 'id'),
        help:
          'Rename one of the files, or give it another "id" in its front matter.' +
          // `404.ejs.md` and `500.ejs.md`: neither name is the id.
          (!isPost &&
          !options.keepsNames &&
          [file.source, other].some((path) => /\/\d[^/]*$/.test(path))
            ? ' A number before a name orders the pages, and is not part of the id.'
            : ''),
      })
      continue
    }
    sourceById.set(id, file.source)
    const unusual = frontMatter.slug === undefined ? unusualName(file.path) : undefined
    if (unusual !== undefined && !unusualNames.has(unusual)) {
      unusualNames.add(unusual)
      findings.push({
        code: 'docs/unusual-name',
        message: `The name "${lastSegment(unusual)}" is "${encodeSegment(lastSegment(unusual))}" in addresses.`,
        location: { file: file.source },
        help: 'Write "-" in place of a space, "?" or "#", or set "slug" in the front matter.',
      })
    }
    const post = isPost ? postOf(file, address, folder, toAuthorPath, findings) : undefined
    if (isPost && post === undefined) continue
    docs.push({
      address,
      file,
      path: pathOf(address.slug),
      usualPath: pathOf(address.usualSlug),
      facts: pageFacts(file, address, folder, options, post),
    })
  }
  if (folder.config.blog !== undefined) docs.sort(newestFirst)
  return { docs, draftIds, findings }
}

/** Facts of a page, with title and description as displayed. */
function pageFacts(
  { source, hash, locale, path, facts }: DocFile,
  { id, folder: parent, isFolderPage }: DocAddress,
  folder: DocsFolder,
  { plain, variables }: DocsOptions,
  post: Post | undefined,
): PageFacts {
  const { description, dialectFacts, keyLines } = facts
  const frontMatter = withTags(facts)
  const filled = (text: string) => withVariables(text, () => pageVariables(variables, frontMatter))
  const { dialect } = folder.config
  // Shortcodes belong to Markdown, not to front matter.
  const withValues = (text: string) => plain(filled(text), { source, dialect })
  const title = collapseSpaces(frontMatter.title ?? '').trim()
  const heading = facts.heading && withValues(facts.heading)
  // "Index" is not informative: use the name of the folder.
  const nameOfFile = () =>
    isFolderPage && parent !== '' ? folderLabel(lastSegment(parent)) : bareName(path)
  return {
    source,
    hash,
    id,
    docsSet: folder.docsSet,
    version: folder.version,
    locale,
    title: (title && filled(title)) || heading || dialectFacts.title || nameOfFile(),
    description:
      frontMatter.description === undefined ? withValues(description) : filled(description),
    frontMatter,
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true || isNotFoundPage(folder.docsSet, id),
    ...omitUndefined({
      date: post?.date ?? isoDate(frontMatter.date ?? frontMatter.last_update?.date ?? ''),
      post,
      data: dialectFacts.data,
      imageLine: keyLines.image,
    }),
    ...(facts.isCode && { isCode: true as const }),
  }
}

/** Pages without tags get those of their dialect. */
function withTags({ frontMatter, dialectFacts: { tags = [] } }: DocFile['facts']): FrontMatter {
  return frontMatter.tags !== undefined || tags.length === 0
    ? frontMatter
    : { ...frontMatter, tags }
}

interface InvalidAddress {
  readonly key: 'id' | 'slug'
  readonly message: string
  readonly help: string
}

/** What is wrong with the id or the slug that an author gives. */
function invalidAddress({ id, slug }: FrontMatter, folder: string): InvalidAddress | undefined {
  if (id !== undefined && (id.includes('/') || id.trim() === '')) {
    return {
      key: 'id',
      message: id.includes('/')
        ? `The document id "${id}" contains a slash.`
        : 'The document id is empty.',
      help: 'An id is one name without slashes; use "slug" for the address.',
    }
  }
  const mark = slug && /[?#\\]/.exec(slug)?.[0]
  if (slug && mark) {
    return {
      key: 'slug',
      message: `The slug "${slug}" contains "${mark}", which is not part of a path.`,
      help: 'Write the path of the page, such as "/start".',
    }
  }
  if (slug && leadsOut(folder, slug)) {
    return {
      key: 'slug',
      message: `The slug "${slug}" leads out of the docs.`,
      help: 'Write its path below them, such as "/start".',
    }
  }
  if (slug !== undefined && /^[a-z][a-z\d+.-]*:\/\//i.test(slug)) {
    return {
      key: 'slug',
      message: `The slug "${slug}" is the address of a site.`,
      help: 'Write the path of the page, such as "/start". Links to other sites belong into a sidebar or the navbar.',
    }
  }
  return undefined
}

/** The path down to the first name that no address has as it is written; `undefined` without one. */
function unusualName(path: string): string | undefined {
  return /^(?:[^/?#\s]+\/)*[^/]*[?#\s][^/]*/.exec(path)?.[0]
}

/** True if `..` of a slug goes above the folder of the docs. */
function leadsOut(folder: string, slug: string): boolean {
  const from = slug.startsWith('/') ? '' : folder
  return posix.join(from, withoutLeadingSlashes(slug)).startsWith('..')
}

/** Newest first; posts of one day by the names of their files, the last one first. */
function newestFirst(a: Doc, b: Doc): number {
  return codeOrder(b.facts.date ?? '', a.facts.date ?? '') || codeOrder(b.file.path, a.file.path)
}
