import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFile, isFolder, placeAt, readTree } from '@landing/markdown/authoring'
import { severities } from '@landing/markdown/host'
import type { Diagnostic } from '@landing/schema'

/**
 * Checks the style sheets in `<root>/src`: braces and comments, which browsers and bundlers close at the end of a file without a word
 * so that the rules in between do nothing, `@import` and `url()` of files that do not exist, and properties of SAP that are not among `tokens`,
 * those that the theme sets.
 */
export function checkStyles(root: string, tokens?: ReadonlySet<string>): Diagnostic[] {
  const folder = join(root, 'src')
  if (!isFolder(folder)) return []
  return readTree(folder, (path) => path)
    .files.filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ absolute }) => {
      const css = readFileSync(absolute, 'utf8')
      return [
        ...unbalanced(css),
        ...missingImports(css, dirname(absolute)),
        ...(tokens ? unsetTokens(css, tokens) : []),
      ].map(({ code, offset, ...texts }) => ({
        code,
        severity: severities[code],
        ...texts,
        location: { file: absolute, ...placeAt(css, offset) },
      }))
    })
}

interface Problem {
  readonly code: 'styles/syntax' | 'styles/import' | 'styles/token'
  readonly offset: number
  readonly message: string
  readonly help: string
}

/** Comments, strings, escaped characters and unquoted addresses, whose braces do not count, and braces. */
const tokens =
  /\/\*(?:.*?\*\/)?|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\\.|\burl\(\s*[^"'\s)][^)]*\)|[{}]/gis

function unbalanced(css: string): Problem[] {
  const open: number[] = []
  const at = (offset: number, message: string, help: string): Problem[] => [
    { code: 'styles/syntax', offset, message, help },
  ]
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === '/*') return at(index, 'The comment is not closed.', 'Close it with "*/".')
    if (token === '{') open.push(index)
    if (token === '}' && open.pop() === undefined) {
      return at(index, 'The brace "}" closes nothing.', 'Remove it.')
    }
  }
  const offset = open.at(-1)
  if (offset === undefined) return []
  return at(
    offset,
    'The brace "{" is not closed.',
    'Add the missing "}": rules below it are part of this one.',
  )
}

/** Comments, and `@import` and `url()` of a file beside the style sheet, with its name. */
const relativeImports =
  /\/\*.*?\*\/|(?:@import\s+(?:url\(\s*)?|\burl\(\s*)["']?(\.\.?\/[^"')\s;?#]+)/gis

function missingImports(css: string, folder: string): Problem[] {
  return [...css.matchAll(relativeImports)].flatMap(({ 0: source, 1: name, index }) => {
    if (name === undefined || isFile(join(folder, name)) || isFile(join(folder, `${name}.css`))) {
      return []
    }
    const what = source.startsWith('@') ? '@import' : 'url()'
    const message = `"${what}" names a file that does not exist: ${name}`
    const help = `Paths start at the folder of this style sheet. Correct the path, or remove the line.`
    return [{ code: 'styles/import', offset: index, message, help }]
  })
}

/** Comments, custom properties of SAP that are set, and those that are read without a fallback. */
const sapProperties = /\/\*.*?\*\/|(--sap\w+)\s*:|var\(\s*(--sap\w+)\s*\)/gis

function unsetTokens(css: string, tokens: ReadonlySet<string>): Problem[] {
  const matches = [...css.matchAll(sapProperties)]
  const ownProperties = new Set(matches.map(({ 1: name }) => name))
  return matches.flatMap(({ 2: name, index }) => {
    if (name === undefined || ownProperties.has(name) || tokens.has(name)) return []
    const message = `"${name}" is not among the properties of SAP that the theme sets.`
    const help =
      'It has a value only after UI5 has been loaded. Use a property of the theme, set it, or add a fallback.'
    return [{ code: 'styles/token', offset: index, message, help }]
  })
}
