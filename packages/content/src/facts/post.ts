import type { Finding } from '@landing/markdown'
import { didYouMean } from '@landing/markdown/authoring'
import { type Author, type FrontMatterAuthor, isoDate, type Post } from '@landing/schema'
import type { DocAddress } from './doc-address'
import { type DocFile, type DocsFolder, placeOf } from './doc-file'

/** Date and authors of a post, with the pages of those that the authors file knows; nothing without a date, which is reported. */
export function postOf(
  file: DocFile,
  { date: inName }: DocAddress,
  { config, authors: authorEntries = {} }: DocsFolder,
  authorPath: (key: string) => string,
  findings: Finding[],
): Post | undefined {
  const { frontMatter, keyLines } = file.facts
  const given = frontMatter.date ?? inName
  const date = given === undefined ? undefined : isoDate(given)
  if (date !== undefined) {
    const names = frontMatter.authors ?? []
    const list: readonly FrontMatterAuthor[] = isList(names) ? names : [names]
    return { date, authors: list.flatMap(toAuthor) }
  }
  // A wrong date in front matter has been reported.
  if (keyLines.date === undefined) {
    findings.push({
      code: 'blog/no-date',
      message:
        inName === undefined
          ? 'The post has no date.'
          : `Invalid date "${inName}" in the name of the file.`,
      location: { file: file.source, line: 1, column: 1 },
      help: 'Name the file "2026-11-23-title.md", or write "date: 2026-11-23" in its front matter.',
    })
  }
  return undefined

  function toAuthor(author: FrontMatterAuthor): Author[] {
    const authorRef = typeof author === 'string' ? { key: author } : author
    const entry = authorRef.key === undefined ? {} : authorEntries[authorRef.key]
    if (entry === undefined) {
      const all = Object.keys(authorEntries)
      const add = `Add it to ${config.path}/${config.blog?.authorsFile}, or write "authors: { name: … }".`
      const list = all.length === 0 ? '' : ` Known: ${all.join(', ')}.`
      return report(
        `Unknown author "${authorRef.key}".`,
        didYouMean(authorRef.key ?? '', all, add) + list,
      )
    }
    const { name, title, url, image_url: image } = { ...entry, ...authorRef }
    if (name === undefined) return report('An author has no name.', 'Write "name" or "key".')
    return [
      {
        name,
        ...(title && { title }),
        ...(url && { url }),
        ...(image && { image }),
        // The author of nothing but unlisted posts has no page.
        ...(authorRef.key !== undefined &&
          frontMatter.unlisted !== true && { path: authorPath(authorRef.key) }),
      },
    ]
  }

  function report(message: string, help: string): [] {
    findings.push({ code: 'blog/author', message, location: placeOf(file, 'authors'), help })
    return []
  }
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value)
}
