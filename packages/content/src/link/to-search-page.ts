import type { CompiledDocument } from '@landing/markdown'
import type { DocEntry, DocPageData, DocsVersionModel, SearchPage } from '@landing/schema'

/** Converts a document to input of the search index; `undefined` for unlisted and excluded ones. */
export function toSearchPage(
  entry: DocEntry,
  data: DocPageData,
  compiled: CompiledDocument,
  version: DocsVersionModel,
): SearchPage | undefined {
  const { search, description, keywords = [] } = entry.facts.frontMatter
  if (entry.facts.unlisted || search?.exclude) return undefined
  return {
    path: entry.path,
    title: data.title,
    // That of the text is in the sections.
    description: description === undefined ? '' : entry.facts.description,
    keywords,
    tags: entry.tags.map(({ label }) => label),
    breadcrumbs: data.breadcrumbs
      .slice(0, -1)
      .flatMap((crumb) => ('label' in crumb ? [crumb.label] : [])),
    sections: compiled.sections,
    ...(search?.weight !== undefined && { weight: search.weight }),
    ...(data.versions !== undefined && { version: version.name, docsSet: version.docsSet }),
    ...(version.locale !== undefined && { locale: version.locale }),
  }
}
