import type { CompileDialect, CompileHooks } from './compile-hooks'
import { mdx } from './known-plugins'
import type { Hooks } from './loaded-hooks'
import type { ParserHook } from './parser-hook'

type AllHooks = Pick<Hooks<CompileHooks>, 'all'>

/** The parser of a page that is not in Markdown. */
export function parserOf(
  path: string,
  text: string,
  dialect: CompileDialect | undefined,
  { all }: AllHooks,
): ParserHook | undefined {
  return all.find(({ parser }) => parser?.test(path, text, dialect?.formats?.[parser.name]))?.parser
}

/** The format that the name of a file says it is in. */
export const knownFormat = (path: string) =>
  path.toLowerCase().endsWith(mdx.ending) ? mdx : undefined

/** Endings of files in other formats than Markdown. */
export function formatEndings({ all }: AllHooks): string[] {
  return [...new Set([mdx.ending, ...all.flatMap(({ parser }) => parser?.endings ?? [])])]
}

/** Tells from its name whether a file is a page, or a part of one. */
export function pageFileTest(hooks: AllHooks): (path: string) => boolean {
  const endings = ['.md', '.markdown', ...formatEndings(hooks)]
  return (path) => endings.some((ending) => path.toLowerCase().endsWith(ending))
}
