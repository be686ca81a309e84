import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

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
export function readAppended(names: readonly unknown[], bases: readonly string[]): Appended {
  const abbreviations: Record<string, string> = {}
  const definitions = new Map<string, string>()
  let hasText = false
  const lines = names.flatMap((name) => linesOf(String(name ?? ''), bases, []))
  for (const line of lines) {
    const [, short, long = ''] = /^\*\[([^\]]+)\]:[ \t]*(.+)$/.exec(line) ?? []
    const [, name] = /^ {0,3}\[([^\]]+)\]:[ \t]*\S/.exec(line) ?? []
    if (short !== undefined) abbreviations[short] = long.trim()
    else if (name !== undefined) definitions.set(name.toLowerCase(), line.trim())
    else if (line.trim() !== '') hasText = true
  }
  return { abbreviations, definitions, hasText }
}

/** Lines of a file, with those of the snippets that it inserts. */
function linesOf(name: string, bases: readonly string[], stack: readonly string[]): string[] {
  const file = bases
    .flatMap((base) => [join(base, name), ...(basename(base) === basename(name) ? [base] : [])])
    .find((path) => existsSync(path) && statSync(path).isFile())
  if (name === '' || file === undefined || stack.includes(file)) return []
  let isList = false
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, single] = /^-+8<-+[ \t]+["'](.+)["'][ \t]*$/.exec(line) ?? []
      const isMark = /^-+8<-+[ \t]*$/.test(line)
      if (isMark) isList = !isList
      if (isMark) return []
      const inner = single ?? (isList ? line.trim() : undefined)
      return inner === undefined ? [line] : linesOf(inner, bases, [...stack, file])
    })
}
