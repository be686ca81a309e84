import { readFileSync } from 'node:fs'
import type { SourcePage } from '../site/site'
import { pythonSlug, withoutMarks } from './headings'
import { nodesOf, parsePage, plainText } from './parse'

/** Files of a MkDocs site by the ids of headings in them; of several with one id, the first. */
export function headingFiles(pages: readonly SourcePage[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const { source } of pages) {
    const { tree } = parsePage(readFileSync(source, 'utf8'), 'markdown', false)
    for (const heading of nodesOf(tree, 'heading')) {
      const text = plainText(heading).trim()
      const givenId = /\{[^{}]*#([^\s{}]+)[^{}]*\}$/.exec(text)?.[1]
      const id = givenId ?? pythonSlug(withoutMarks(text))
      if (!files.has(id)) files.set(id, source)
    }
  }
  return files
}
