import type { FileFacts } from '@landing/markdown'
import type { ResolvedDocs, VersionOrigin } from '@landing/schema'
import type { PlacedCategory } from './category-file'
import type { AuthorsFile, TagsFile } from './entries-file'

/** A Markdown file of a docs folder with its facts. */
export interface DocFile {
  /** Path below the docs folder, with `/`. */
  readonly path: string
  /** Path relative to the content folder. */
  readonly source: string
  readonly hash: string
  /** Locale of its folder; an untranslated page keeps its own. */
  readonly locale: string
  readonly facts: FileFacts
}

/** One folder of documents: a docs set in one version and one locale. */
export interface DocsFolder {
  readonly docsSet: string
  /** `current`, or the name of the version's folder. */
  readonly version: string
  readonly locale: string
  readonly config: ResolvedDocs
  readonly files: readonly DocFile[]
  /** By folder path below the docs folder; the docs folder itself is the empty path. */
  readonly categories: Readonly<Record<string, PlacedCategory>>
  readonly tags?: TagsFile
  /** Known authors of a blog. */
  readonly authors?: AuthorsFile
  /** The repository that the folder was fetched from. */
  readonly origin?: VersionOrigin
}

/** Position of a front matter key, or the file itself. */
export function placeOf(file: DocFile, key: string) {
  const line = file.facts.keyLines[key]
  return { file: file.source, ...(line !== undefined && { line, column: 1 }) }
}
