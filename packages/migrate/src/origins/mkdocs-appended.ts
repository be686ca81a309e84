import { insertSnippets, withSnippets } from '../pages/python/code'
import type { Insertion, Line } from '../pages/python/lines'
import { readSnippet } from '../site/files'

/** What `auto_append` of snippets adds to every page. */
export interface Appended {
  /** `*[HTML]: …` */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Definitions of links and footnotes by their names in lower case: whole lines. */
  readonly definitions: ReadonlyMap<string, string>
  /** There is text of other kinds, which is not moved. */
  readonly hasText: boolean
}

/**
 * Reads files that are appended to every page.
 *
 * @param bases folders of snippets, or single files
 */
export function readAppended(names: readonly string[], bases: readonly string[]): Appended {
  const abbreviations: Record<string, string> = {}
  const definitions = new Map<string, string>()
  let hasText = false
  const source = {
    stack: [],
    readSnippet: (path: string) => readSnippet(bases, path),
    fileOf: () => undefined,
    report: () => {},
    useVariable: () => {},
  }
  for (const { text: line } of insertSnippets(names, 1, source, expanded)) {
    const [, short, long = ''] = /^\*\[([^\]]+)\]:[ \t]*(.+)$/.exec(line) ?? []
    const [, name] = /^ {0,3}\[([^\]]+)\]:[ \t]*\S/.exec(line) ?? []
    if (short !== undefined) abbreviations[short] = long.trim()
    else if (name !== undefined) definitions.set(name.toLowerCase(), line.trim())
    else if (line.trim() !== '') hasText = true
  }
  return { abbreviations, definitions, hasText }
}

/** The lines with snippets, and those that these insert. */
const expanded = (lines: readonly Line[], source: Insertion): Line[] =>
  withSnippets(lines, (paths, line) => insertSnippets(paths, line, source, expanded))
