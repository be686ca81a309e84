import { words } from '../site/words'
/** What the first lines of code say about its file, in a comment. */
export interface NamedCode {
  readonly title: string | undefined
  /** Indices of the lines that only the comment needed. */
  readonly left: ReadonlySet<number>
}

/** Endings of files that a name in code of one of these languages may have. */
const languageGroups = [
  'astro cjs htm html js jsx mjs svelte ts tsx typescript vb vue vue-html',
  'ansi bash bat batch cmd console fish nu nushell powershell ps ps1 psd1 psm1 sh shell shellscript shellsession zsh',
  'csv env ini json toml xml yaml yml',
  'css less sass scss styl stylus xsl',
  'markdown md mdx',
].map((group) => group.split(' '))
const shells = languageGroups[1]
const withFrontMatter = words('astro markdown md mdx toml yaml yml')

/** A comment with one word, and a text with a colon in front: `// src/a.ts`, `<!-- Page: a.html -->`. */
const comment =
  /^\s*(?:\/\/|#(?!!)|<!--|\/\*)\s*(?:((?![a-z]:)[^\n]*?)(?:：|:(?!\/\/)))?\s*((?:[a-z]:)?[\w./~%[\]+\\-]+?)\s*(?:-->|\*\/)?\s*$/i

/** Code without such a comment. */
export const unnamed: NamedCode = { title: undefined, left: new Set() }

/** Finds the comment that Expressive Code, Starlight's highlighter, shows as the title of a block: `// src/a.ts`. */
export function namedCode(code: string, language: string): NamedCode {
  const lines = code.split('\n')
  const names = lines.slice(0, 4).map((line) => fileNameIn(line, language))
  const index = names.findIndex((name) => name !== undefined)
  const title = names[index]
  if (title === undefined) return unnamed
  const left = new Set([index])
  let next = index + 1
  const fence = lines[index - 1]?.trim() ?? ''
  const isEmptied = /^(?:---|\+\+\+)$/.test(fence) && lines[next]?.trim() === fence
  if (withFrontMatter.has(language) && isEmptied) {
    left.add(index - 1).add(next)
    next++
  }
  if (lines[next]?.trim() === '') left.add(next)
  return { title, left }
}

/** The text without some of its lines, given by index. */
export const withoutLines = (text: string, left: ReadonlySet<number>): string =>
  text
    .split('\n')
    .filter((_, index) => !left.has(index))
    .join('\n')

/** Options of a block whose line numbers count lines that were left out: `{2} ins={4-5}`. */
export function renumbered(meta: string, left: ReadonlySet<number>): string {
  if (left.size === 0) return meta
  const before = (line: number) => [...left].filter((index) => index + 1 < line).length
  const ranges = (list: string) =>
    list.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number)
      const [first, last] = [from - before(from), to - before(to + 1)]
      return last < first ? [] : first === last ? `${first}` : `${first}-${last}`
    })
  const lines = /\s*(?:\w+=)?\{((?:"[^"]*"|'[^']*')\s*:)?([\d\s,-]+)\}/g
  return meta.replaceAll(lines, (whole, label = '', list: string) => {
    const kept = ranges(list).join(',')
    return kept === '' ? '' : whole.replace(/\{[^}]*\}$/, `{${label}${kept}}`)
  })
}

function fileNameIn(line: string, language: string): string | undefined {
  const [, before = '', name = ''] = comment.exec(line) ?? []
  if (!/[^.:/\\~]/.test(name) || /^\.{2,}(?![/\\])/.test(name)) return undefined
  if (before.trim().toLowerCase() === '@filename') return undefined
  const group = languageGroups.find((languages) => languages.includes(language))
  if (isPath(name) && (before === '' || group === shells)) return name
  const [, ending] = /\.([^./\\]+)$/.exec(name) ?? []
  return ending !== undefined && (group?.includes(ending) ?? true) ? name : undefined
}

function isPath(name: string): boolean {
  if (/^(?:[/\\~]|\.[/\\]|[a-z]:)./i.test(name) || /(?:^|[/\\])\.[^/\\]*$/.test(name)) return true
  return /[/\\]/.test(name) && /[^/\\\d.]/.test(name) && name === name.toLowerCase()
}
