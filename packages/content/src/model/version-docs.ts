import {
  applyTrailingSlash,
  type FrontMatter,
  joinPath,
  type PageFacts,
  type TrailingSlash,
} from '@landing/schema'
import { registryKind } from '../registry/registry-kinds'
import type { Finding } from '../rules'
import { withEmoji } from '../text/with-emoji'
import { bareName, type DocAddress, docAddress } from './doc-address'
import type { DocFile, DocsFolder } from './site-facts'

/** A document on its way into the model: facts and address, no relations yet. */
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
  /** In the order of their files. */
  readonly docs: readonly Doc[]
  readonly draftIds: readonly string[]
  readonly findings: readonly Finding[]
}

export interface DocsOptions {
  readonly trailingSlash: TrailingSlash
  readonly production: boolean
  /** Shortcodes in texts name signs. */
  readonly emoji: boolean
}

/** Gives the documents of a folder their ids and paths. Drafts are left out of production. */
export function versionDocs(
  folder: DocsFolder,
  versionPath: string,
  options: DocsOptions,
): VersionDocs {
  const docs: Doc[] = []
  const draftIds: string[] = []
  const findings: Finding[] = []
  const isRegistry = folder.config.dialect === 'terraform-registry'
  const shown = (text: string) => (options.emoji ? withEmoji(text) : text)
  const sourceById = new Map<string, string>()
  const toPath = (slug: string) =>
    applyTrailingSlash(joinPath(versionPath, slug), options.trailingSlash)
  for (const file of folder.files) {
    const { frontMatter } = file.facts
    const address = docAddress(file.path, file.facts)
    const { id } = address
    const draft = frontMatter.draft === true
    if (draft) draftIds.push(id)
    if (draft && options.production) continue
    const invalid = invalidId(frontMatter.id)
    if (invalid !== undefined) {
      findings.push({
        rule: 'docs/invalid-slug',
        reason: invalid,
        place: placeOf(file, 'id'),
        advice: 'An id is one name without slashes; use "slug" for the address.',
      })
      continue
    }
    const other = sourceById.get(id)
    if (other !== undefined) {
      findings.push({
        rule: 'docs/duplicate-id',
        reason: `The document id "${id}" is already taken by ${other}.`,
        place: placeOf(file, 'id'),
        advice: 'Rename one of the files, or give it another "id" in its front matter.',
      })
      continue
    }
    sourceById.set(id, file.source)
    docs.push({
      address,
      file,
      path: toPath(address.slug),
      usualPath: toPath(address.usualSlug),
      facts: {
        source: file.source,
        hash: file.hash,
        id,
        docsSet: folder.docsSet,
        version: folder.version,
        locale: file.locale,
        title:
          frontMatter.title ??
          (file.facts.heading === undefined ? undefined : shown(file.facts.heading)) ??
          file.facts.pageTitle ??
          bareName(file.path),
        description:
          frontMatter.description === undefined
            ? shown(file.facts.description)
            : file.facts.description,
        frontMatter: isRegistry ? withRegistryTags(file) : frontMatter,
        draft,
        unlisted: frontMatter.unlisted === true,
        ...(file.facts.subcategory !== undefined && { subcategory: file.facts.subcategory }),
      },
    })
  }
  return { docs, draftIds, findings }
}

/** Pages of a provider that name no tags are tagged by kind and subcategory. */
function withRegistryTags({ path, facts }: DocFile): FrontMatter {
  const tags = [registryKind(path)?.label, facts.subcategory].filter((tag) => tag)
  if (facts.frontMatter.tags !== undefined || tags.length === 0) return facts.frontMatter
  return { ...facts.frontMatter, tags: tags as string[] }
}

/** The place of a front matter key, or the file's start. */
export function placeOf(file: DocFile, key: string) {
  const line = file.facts.keyLines[key]
  return { file: file.source, ...(line !== undefined && { line, column: 1 }) }
}

function invalidId(id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  if (id.includes('/')) return `The document id "${id}" contains a slash.`
  return id.trim() === '' ? 'The document id is empty.' : undefined
}
