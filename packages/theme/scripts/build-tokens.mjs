// Takes the variables of SAP's themes that the style sheets use, and no others, out of SAP's packages.
import { readFileSync } from 'node:fs'
import { readUi5Variables } from './ui5-variables.mjs'

const themes = new URL(
  '../node_modules/@ui5/webcomponents-theming/dist/css/themes/',
  import.meta.url,
)

/** The eight themes, each as a sheet of its own for sites that fix one. */
export const VARIANTS = ['sap_horizon', 'sap_fiori_3'].flatMap((family) =>
  ['', '_dark', '_hcb', '_hcw'].map((variant) => family + variant),
)

/**
 * Names of the variables of SAP and UI5 that a style sheet reads, with those that UI5's refer to in
 * any theme.
 */
export function usedTokens(css) {
  const names = new Set(namesIn(css))
  for (const name of [...names]) {
    for (const theme of VARIANTS) {
      for (const inner of namesIn(readTheme(theme).get(name) ?? '')) names.add(inner)
    }
  }
  return [...names].sort()
}

function namesIn(css) {
  return [...css.matchAll(/var\(\s*(--(?:sap|_?ui5)[\w-]+)/g)].map(([, name]) => name)
}

const read = new Map()

/** Values by name: SAP's tokens and UI5's variables. */
function readTheme(theme) {
  const known = read.get(theme)
  if (known !== undefined) return known
  const css = readFileSync(new URL(`${theme}/parameters-bundle.css`, themes), 'utf8')
  const tokens = [...css.matchAll(/(--sap[A-Za-z0-9_]+)\s*:\s*([^;]+);/g)]
  const values = new Map([
    ...readUi5Variables(theme),
    ...tokens.map(([, name, value]) => [name, value.trim()]),
  ])
  read.set(theme, values)
  return values
}

/** UI5 leaves some of its variables out of some themes: rules that read those have another value ready. */
function tokenValue(values, token, theme) {
  const value = values.get(token)
  if (value === undefined && token.startsWith('--sap')) {
    throw new Error(`The theme ${theme} has no variable ${token}. Use another one in src.`)
  }
  if (/url\(|gradient/.test(value ?? '')) {
    throw new Error(
      `${token} is an image in ${theme}. The styles use colors, sizes and families only.`,
    )
  }
  return value
}

/** Of two themes, one light and one dark: values that differ become `light-dark()`, color by color. */
function declarations(light, dark, tokens) {
  return tokens.flatMap((token) => {
    const inLight = tokenValue(readTheme(light), token, light)
    const inDark = tokenValue(readTheme(dark), token, dark)
    const a = inLight ?? inDark
    if (a === undefined) return []
    const b = inDark ?? a
    const value = a === b ? a : lightDark(token, resolved(a, light), resolved(b, dark))
    return `${token}:${value};`
  })
}

/** Two references to different tokens have no light and dark value in common; their values may. */
function resolved(value, theme) {
  return value.replace(/var\((--sap\w+)\)/g, (whole, name) => readTheme(theme).get(name) ?? whole)
}

/** Text between two blanks or commas outside brackets. */
const pieces = /(?:[^\s,()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g
const isColor = (text) => /^(#|rgb|hsl|transparent$|[a-z]+$)/.test(text) && text !== 'none'

function lightDark(token, light, dark) {
  if (light === dark) return light
  // No shadow is one that is not seen.
  if (light === 'none') return lightDark(token, unseen(dark), dark)
  if (dark === 'none') return lightDark(token, light, unseen(light))
  const others = dark.match(pieces)
  if (light.match(pieces).length !== others.length) {
    throw new Error(`${token} differs in more than its colors: ${light} and ${dark}.`)
  }
  let at = 0
  return light.replace(pieces, (piece) => {
    const other = others[at++]
    if (piece === other) return piece
    // Dark shadows are a little wider: they have the shape of the light ones.
    return isColor(piece) && isColor(other) ? `light-dark(${piece},${other})` : piece
  })
}

function unseen(shadow) {
  return shadow.replace(pieces, (piece) => (isColor(piece) ? 'transparent' : piece))
}

/**
 * One family that follows the system's (or the reader's) mode and the system's contrast.
 *
 * @param over the sheet comes over one of another family: what is the same with more contrast is said again
 */
export function familySheet(family, tokens, { over }) {
  const usual = declarations(family, `${family}_dark`, tokens)
  const all = declarations(`${family}_hcw`, `${family}_hcb`, tokens)
  const more = (over ? all : all.filter((declaration) => !usual.includes(declaration))).join('')
  return `@layer landing.tokens{:root{${usual.join('')}}
@media (prefers-contrast: more),(forced-colors: active){:root{${more}}}
:root[data-contrast=more]{${more}}}`
}

/** What the style sheets say of readers who want more contrast, without the question. */
export function moreContrastRules(css) {
  return css
    .split(/@media \(prefers-contrast: more\), \(forced-colors: active\)\s*\{/)
    .slice(1)
    .map((rest) => {
      let depth = 1
      let end = 0
      while (depth > 0) {
        if (rest[end] === '{') depth += 1
        if (rest[end] === '}') depth -= 1
        end += 1
      }
      return rest.slice(0, end - 1)
    })
    .join('')
}

/** One theme, whatever the system says; `contrast` are the rules of those with more of it. */
export function variantSheet(theme, tokens, contrast) {
  const scheme = /(dark|hcb)$/.test(theme) ? 'dark' : 'light'
  // For a reader who wants more contrast, too: its colors for links are made for its ground.
  const links =
    ':root:root{--landing-accent:var(--sapHighlightColor);--landing-link:var(--sapHighlightColor)}'
  const states = `@layer landing.states{${/hc[bw]$/.test(theme) ? contrast : links}}`
  // UI5 reads the theme from this name.
  const named = `--landing-theme:${theme};`
  return `@layer landing.tokens{:root:root:root{color-scheme:${scheme};${named}${declarations(theme, theme, tokens).join('')}}}${states}`
}
