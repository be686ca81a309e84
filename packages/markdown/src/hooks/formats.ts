import type { CompileDialect, CompileHooks } from './compile-hooks'
import type { Hooks } from './load-hooks'
import type { ParserHook } from './parser-hook'

/** The parser of a page that is not in Markdown. */
export function parserOf(
  path: string,
  text: string,
  dialect: CompileDialect | undefined,
  { all }: Hooks<CompileHooks>,
): ParserHook | undefined {
  return all.find(({ parser }) => parser?.test(path, text, dialect?.formats?.[parser.name]))?.parser
}

/** A page in MDX by its name, which only a parser of a plugin reads. */
export const isMdxFile = (path: string): boolean => /\.mdx$/i.test(path)

/** What the dialects of a site say of a format. */
export function formatOptions(name: string, { all }: Hooks<CompileHooks>): unknown[] {
  return all.flatMap(({ dialect }) => {
    const options = dialect?.formats?.[name]
    return options === undefined ? [] : [options]
  })
}
