// What UI5's own style sheets keep in variables: sizes and colors of its elements, by theme.
import { readFileSync } from 'node:fs'

const themes = new URL('../node_modules/@ui5/webcomponents/dist/css/themes/', import.meta.url)

/**
 * Variables of UI5 in one theme, for controls of normal size ("cozy"). Values refer to SAP's tokens
 * only: what refers to another variable of UI5 has its value.
 *
 * @returns {Map<string, string>}
 */
export function readUi5Variables(theme) {
  const css = readFileSync(new URL(`${theme}/parameters-bundle.css`, themes), 'utf8')
  // Further rules are for right to left, which the style sheets see to themselves.
  const [rule] = css.match(/:host\s*\{[^}]*/) ?? ['']
  const written = new Map(
    [...rule.matchAll(/(--_?ui5[\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name, value]),
  )
  return new Map(
    [...written].flatMap(([name, value]) => {
      const resolved = resolve(value, written)
      return resolved === undefined ? [] : [[name, resolved]]
    }),
  )
}

/** Undefined when it needs a variable that nobody defines: a rule that reads it does not apply. */
function resolve(value, written) {
  const at = value.search(/var\(\s*--_?ui5/)
  if (at === -1) return value.replace(/\s+/g, ' ').trim()
  const end = closing(value, at + 'var('.length)
  const [name, ...rest] = value.slice(at + 'var('.length, end).split(',')
  const own = writtenValue(name.trim(), rest.length === 0 ? undefined : rest.join(','), written)
  return own === undefined
    ? undefined
    : resolve(`${value.slice(0, at)}${own}${value.slice(end + 1)}`, written)
}

/** UI5 has two densities, each a variable that is either empty or not there. */
function writtenValue(name, fallback, written) {
  if (name === '--_ui5-compact-size') return ''
  return written.get(name) ?? fallback
}

/** Where the bracket that was open before `from` ends. */
function closing(text, from) {
  let depth = 1
  let at = from
  while (depth > 0) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    at += 1
  }
  return at - 1
}
