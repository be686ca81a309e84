import type { SourceLocation } from '@landing/schema'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Finding } from '../diagnostics/codes'
import { conflictIn, unresolvedConflict } from '../syntax/conflicts'
import { countLines } from '../text/line-ends'
import type { LineAndColumn } from '../text/place-at'
import { yamlReason } from '../text/read-yaml'

/** Finds the positions of values; slow, so only used for problems. */
export function placeFinder(file: string, yaml: string): (path: string) => SourceLocation {
  const lineCounter = new LineCounter()
  let document: Document | undefined
  return (path) => {
    document ??= parseDocument(yaml, { lineCounter })
    const bare = bareKey(path)
    const keys =
      bare !== path
        ? [bare]
        : [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key))
    // What is missing is placed at what should have it.
    while (keys.length > 1 && !document.hasIn(keys)) keys.pop()
    const parent: unknown =
      keys.length < 2 ? document.contents : document.getIn(keys.slice(0, -1), true)
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === keys.at(-1))
      : undefined
    const node: unknown = pair?.key ?? document.getIn(keys, true)
    const { line, col } = lineCounter.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0)
    return { file, line: line + 1, column: Math.max(col, 1) }
  }
}

/** `["a key"]` → `a key`. */
export function bareKey(path: string): string {
  return /^\["([^"]*)"\]$/.exec(path)?.[1] ?? path
}

/** Why front matter is not valid YAML, and where. */
export function yamlFault(file: string, yaml: string): Finding {
  const conflict = conflictIn(yaml)
  if (conflict !== undefined) {
    // An index; and the line `---` comes first.
    return { ...unresolvedConflict, location: { file, line: conflict + 2, column: 1 } }
  }
  const lineCounter = new LineCounter()
  const [error] = parseDocument(yaml, { lineCounter }).errors
  const { line, col } = lineCounter.linePos(error?.pos[0] ?? 0)
  const lines = yaml.split('\n')
  const openQuote = error?.code === 'MISSING_CHAR' ? quoteLine(yaml) : undefined
  const inText = error?.code === 'BLOCK_AS_IMPLICIT_KEY' ? keyInText(lines, line) : undefined
  const reason =
    openQuote !== undefined
      ? 'a quote is opened and not closed.'
      : inText !== undefined
        ? `line ${inText.line + 1} looks like a key inside of the text of line ${line + 1}.`
        : yamlReason(error?.message ?? 'it cannot be read.')
  const place = openQuote ?? inText ?? { line, column: Math.max(col, 1) }
  return {
    code: 'front-matter/syntax',
    message: `Front matter is not valid YAML: ${reason}`,
    // The line `---` comes first.
    location: { file, line: place.line + 1, column: place.column },
    help: 'Put texts with a colon, a # or a quote in quotes, and indent with spaces.',
  }
}

/** The first value with an unclosed quote. */
function quoteLine(yaml: string): LineAndColumn | undefined {
  const open = /^([\w-]+:[ \t]+|[ \t]*-[ \t]+)("(?:[^"\\\n]|\\.)*|'[^'\n]*)$/m.exec(yaml)
  if (open?.[1] === undefined) return undefined
  return { line: countLines(yaml, open.index) + 1, column: open[1].length + 1 }
}

/** The next line that looks like a key. */
function keyInText(lines: readonly string[], line: number): LineAndColumn | undefined {
  const at = lines.findIndex((each, index) => index >= line && /^[ \t]+\S.*:(?:[ \t]|$)/.test(each))
  return at === -1 ? undefined : { line: at + 1, column: (lines[at] ?? '').search(/\S/) + 1 }
}
