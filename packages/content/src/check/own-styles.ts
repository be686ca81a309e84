import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@landing/schema'
import { severities } from '../diagnostics/codes'
import { isFolder } from '../fs/reach'
import { readTree } from '../fs/read-tree'
import { placeAt } from '../text/place-at'

/**
 * Checks the braces and comments of the style sheets in `<root>/src`. Browsers and bundlers close open ones at the end of a file
 * without a word, and the rules in between do nothing.
 */
export function checkStyles(root: string): Diagnostic[] {
  const folder = join(root, 'src')
  if (!isFolder(folder)) return []
  return readTree(folder, (path) => path)
    .files.filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ absolute }) => {
      const css = readFileSync(absolute, 'utf8')
      const found = unbalanced(css)
      if (found === undefined) return []
      const { offset, ...texts } = found
      const location = { file: absolute, ...placeAt(css, offset) }
      return [{ code: 'styles/syntax', severity: severities['styles/syntax'], ...texts, location }]
    })
}

/** Comments, strings, escaped characters and unquoted addresses, whose braces do not count, and braces. */
const tokens =
  /\/\*(?:.*?\*\/)?|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\\.|\burl\(\s*[^"'\s)][^)]*\)|[{}]/gis

function unbalanced(
  css: string,
): { readonly offset: number; readonly message: string; readonly help: string } | undefined {
  const open: number[] = []
  for (const { 0: token, index: offset } of css.matchAll(tokens)) {
    if (token === '/*') {
      return { offset, message: 'The comment is not closed.', help: 'Close it with "*/".' }
    }
    if (token === '{') open.push(offset)
    if (token === '}' && open.pop() === undefined) {
      return { offset, message: 'The brace "}" closes nothing.', help: 'Remove it.' }
    }
  }
  const offset = open.at(-1)
  if (offset === undefined) return undefined
  return {
    offset,
    message: 'The brace "{" is not closed.',
    help: 'Add the missing "}": rules below it are part of this one.',
  }
}
