import type { CompileDialect, CompileHooks } from './compile-hooks'
import type { Hooks } from './load-hooks'
import type { ParserHook } from './parser-hook'

type AllHooks = Pick<Hooks<CompileHooks>, 'all'>

/** A format of a known plugin. Its files are pages without the plugin, too. */
export interface KnownFormat {
  readonly name: string
  readonly module: string
  readonly ending: string
  /** What Markdown does not have. */
  readonly syntax: RegExp
}

/** For messages that say which plugin reads a page. */
const knownFormats: readonly KnownFormat[] = [
  {
    name: 'MDX',
    module: '@landing/plugin-mdx',
    ending: '.mdx',
    syntax: /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]/m,
  },
]

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
export const knownFormat = (path: string): KnownFormat | undefined =>
  knownFormats.find(({ ending }) => path.toLowerCase().endsWith(ending))

/** Endings of files in other formats than Markdown. */
export function formatEndings({ all }: AllHooks): string[] {
  const ofPlugins = all.flatMap(({ parser }) => parser?.endings ?? [])
  return [...new Set([...knownFormats.map(({ ending }) => ending), ...ofPlugins])]
}

/** Tells from its name whether a file is a page, or a part of one. */
export function pageFileTest(hooks: AllHooks): (path: string) => boolean {
  const endings = ['.md', '.markdown', ...formatEndings(hooks)]
  return (path) => endings.some((ending) => path.toLowerCase().endsWith(ending))
}

/** What the dialects of a site say of a format. */
export function formatOptions(name: string, { all }: AllHooks): unknown[] {
  return all.flatMap(({ dialect }) => {
    const options = dialect?.formats?.[name]
    return options === undefined ? [] : [options]
  })
}
