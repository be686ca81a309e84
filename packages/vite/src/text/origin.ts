import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { relativePath } from '@landing/markdown/authoring'
import type { SourceLocation } from '@landing/schema'

/** Where an error comes from, as far as the project's own code goes. */
export interface Origin {
  /** The innermost call in a file of the project. */
  readonly location: SourceLocation | undefined
  /** The calls as lines of a message, with paths below the project's folder. */
  readonly calls: readonly string[]
}

/** Most calls that a message shows. */
const most = 5

/** Reads the stack of an error. What called the project's code is left out: React, Vite, Node.js. */
export function originOf(stack: string, root: string): Origin {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '))
  const calls = lines.map((line) => readCall(line, root))
  const outermost = calls.findLastIndex(({ location }) => location !== undefined)
  const end = outermost === -1 ? most : Math.min(outermost + 1, most)
  return {
    location: calls.find(({ location }) => location !== undefined)?.location,
    calls: calls.slice(0, end).map(({ text }) => text),
  }
}

function readCall(text: string, root: string) {
  const [, before, place = '', line, column, after] =
    /^( {4}at (?:.*\()?)(.+?):(\d+):(\d+)(\)?)$/.exec(text) ?? []
  const file = place.startsWith('file:') ? fileURLToPath(place) : place
  const path = relativePath(root, file)
  if (!isAbsolute(file) || path.startsWith('../')) return { text }
  const isOwn = !/(?:^|\/)(?:node_modules|\.landing)\//.test(path)
  return {
    text: `${before}${path}:${line}:${column}${after}`,
    location: isOwn ? { file, line: Number(line), column: Number(column) } : undefined,
  }
}
