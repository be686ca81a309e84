import { basename, relative } from 'node:path'
import { idsByPath } from '../site/documents'
import type { Finding, SourcePage } from '../site/site'

/** `guide/index.md` beside `guide.md`: VitePress publishes both, with and without a slash at the end. */
export function pagesBeside(pages: readonly SourcePage[], root: string): Finding[] {
  const targets = new Set(pages.map(({ target }) => target))
  return pages.flatMap(({ source, target }) => {
    const other = target.replace(/\/index\.md$/, '.md')
    if (other === target || !targets.has(other)) return []
    const what = `The page has the address of "${basename(other)}" beside its folder, and is not published.`
    const advice = 'Give it another `slug`, or move its text there.'
    return [{ file: relative(root, source), line: 1, what, advice }]
  })
}

/** Ids of the documents of the default language by their routes. */
export const idsOf = (pages: readonly SourcePage[]): Map<string, string> =>
  new Map(
    [...idsByPath(pages)].flatMap(([path, id]): [string, string][] => [
      [`/${path}`.replace(/\/index$/, '/'), id],
      [`/${path}`.replace(/\/index$/, ''), id],
    ]),
  )
