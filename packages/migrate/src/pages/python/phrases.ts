import { capitalized, spaced } from '../../site/words'
import type { Conversion } from './lines'

const codeSpan = '(?<!`)(?<tick>`+)(?!`)(?<code>.*?)(?<!`)\\k<tick>(?!`)'

/** A row of a table: in Python-Markdown, code in it may have the sign that separates cells. */
export const withEscapedCode = (row: string): string =>
  row.replaceAll(new RegExp(codeSpan, 'g'), (code) => code.replaceAll(/(?<!\\)\|/g, '\\|'))

/** Replaces a pattern outside of code spans. */
export function outsideCode(
  text: string,
  pattern: string,
  make: (...groups: string[]) => string,
): string {
  const both = new RegExp(`${codeSpan}|${pattern}`, 'g')
  return text.replaceAll(both, (whole, tick: string | undefined, _, ...groups) =>
    tick === undefined ? make(...(groups as string[])) : whole,
  )
}

const icon =
  '(\\[?):(?:material|octicons|fontawesome|simple)-([\\w-]+):(?:\\{[^{}\\n]*\\})?(\\]?) ?'

/** Icons that say something, as in cells of tables. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^(?:window-)?close(?:-|$)|^x(?:-circle)?-/, '✗'],
  [/^check(?:-|$)/, '✓'],
]

/** What is printed on a key: its name, or the text in quotes. */
const keyName = (key: string): string =>
  /^["']/.test(key) ? key.slice(1, -1) : key.split('-').map(capitalized).join(' ')

/** `;--8<--`, which shows the mark of a snippet. */
export const escapedSnippet = /(?<=^[ \t]*);(-+8<-+)/

/**
 * Converts what is in a line of text.
 *
 * @param line number for reports; without it nothing is reported
 */
export function phrases(
  given: string,
  { extensions, report }: Pick<Conversion, 'extensions' | 'report'>,
  line?: number,
): string {
  // Markdown takes what begins like `<name:` for a link, Python-Markdown only known schemes.
  let text = outsideCode(
    given,
    '<(?!(?:https?|ftp):)([\\w.+-]{2,32}:[^\\s<>@]*>)',
    (rest) => `\\<${rest}`,
  )
  let hasIcons = false
  text = outsideCode(text, icon, (open = '', name = '', close = '') => {
    const mark = meanings.find(([names]) => names.test(name))?.[1]
    if (mark !== undefined) return `${open}${mark}${close} `
    hasIcons = true
    // A link needs a text.
    const isLink = open !== '' && close !== ''
    return isLink
      ? `[${name.replaceAll(/^brands-|-\d+$/g, '').replaceAll('-', ' ')}]`
      : open + close
  })
  if (hasIcons && line !== undefined) {
    const advice = 'Nothing, if they only decorate; Landing has `:icon[name]`.'
    report(line, 'Icons were left out.', advice)
  }
  text = outsideCode(
    text,
    '#(?:only-(light|dark)|gh-(light|dark)-mode-only)(?=[)\\s])',
    (scheme, github) => `#${scheme ?? github}-only`,
  )
  if (extensions.has('pymdownx.keys')) {
    const key = `(?:"[^"]+"|'[^']+'|[\\w-]+)`
    text = outsideCode(text, `(?<!\\{)\\+\\+(${key}(?:\\+${key})*)\\+\\+(?!\\})`, (keys = '') =>
      (keys.match(new RegExp(key, 'g')) ?? [])
        .map((each) => `<kbd>${keyName(each)}</kbd>`)
        .join(' + '),
    )
  }
  if (extensions.has('pymdownx.critic')) text = withoutCritic(text)
  if (extensions.has('pymdownx.caret')) {
    text = outsideCode(text, '\\^\\^(\\S(?:.*?\\S)?)\\^\\^', (inner = '') => `<ins>${inner}</ins>`)
  }
  if (extensions.has('pymdownx.arithmatex')) {
    text = outsideCode(text, '(?<!\\\\)\\\\\\((.+?)\\\\\\)', (inner = '') => `$${inner.trim()}$`)
  }
  if (extensions.has('pymdownx.escapeall')) text = outsideCode(text, '\\\\ ', () => '&nbsp;')
  // A semicolon keeps a snippet from being inserted.
  if (extensions.has('pymdownx.snippets')) text = text.replace(escapedSnippet, '$1')
  return text
}

/** Marks of an editor: `{++new++}`, `{--old--}`, `{~~old~>new~~}`, `{==marked==}`, `{>>comment<<}`. */
function withoutCritic(line: string): string {
  const kinds: readonly (readonly [string, (...parts: string[]) => string])[] = [
    ['\\{\\+\\+(.+?)\\+\\+\\}', (added) => `<ins>${added}</ins>`],
    ['\\{--(.+?)--\\}', (removed) => `<del>${removed}</del>`],
    ['\\{~~(.+?)~>(.+?)~~\\}', (old, added) => `<del>${old}</del><ins>${added}</ins>`],
    ['\\{==(.+?)==\\}', (marked) => `==${marked}==`],
    ['\\{>>.+?<<\\}', () => ''],
  ]
  return kinds.reduce((text, [pattern, make]) => outsideCode(text, pattern, make), line)
}

/** What follows the opening fence: `{.py title="a.py" hl_lines="2 3-4"}` → `py title="a.py" {2,3-4}`. */
export function fenceInfo(info: string): string {
  const plain = info.trim()
  if (
    !/^[{.]|^[\w-]+=|\b(?:hl_lines|linenums|linenums_style)=|^[\w+#-]+[ \t]*\{[ \t]*[.\w]+/.test(
      plain,
    )
  ) {
    return info
  }
  const parts = plain.match(/[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}]+)|[.#]?[^\s{}]+/g) ?? []
  const [first = ''] = parts.filter((part) => !part.includes('=') && !part.startsWith('#'))
  const values = new Map(
    parts.flatMap((part): [string, string][] => {
      const [, key, value = ''] = /^([\w-]+)=(.*)$/.exec(part) ?? []
      return key === undefined ? [] : [[key, value.replaceAll(/^["']|["']$/g, '')]]
    }),
  )
  const title = values.get('title')
  const numbers = values.get('linenums')?.trim().split(/\s+/)[0]
  const lines = values
    .get('hl_lines')
    ?.trim()
    .replaceAll(/[\s,]+/g, ',')
  return spaced(
    first.replace(/^\./, '') || 'text',
    title === undefined ? '' : `title="${title}"`,
    numbers === undefined ? '' : numbers === '1' ? 'showLineNumbers' : `showLineNumbers=${numbers}`,
    lines === undefined || lines === '' ? '' : `{${lines}}`,
  )
}
