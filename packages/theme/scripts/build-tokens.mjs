// Takes the SAP theme variables the style sheets use, and no others, out of the theming package.
import { readFileSync } from 'node:fs'

const themes = new URL(
  '../node_modules/@ui5/webcomponents-theming/dist/css/themes/',
  import.meta.url,
)

/** The eight themes, each as a sheet of its own for sites that fix one. */
export const VARIANTS = ['sap_horizon', 'sap_fiori_3'].flatMap((family) =>
  ['', '_dark', '_hcb', '_hcw'].map((variant) => family + variant),
)

/** Names of the SAP variables a style sheet reads. */
export function usedTokens(css) {
  return [
    ...new Set([...css.matchAll(/var\(\s*(--sap[A-Za-z0-9_]+)/g)].map(([, name]) => name)),
  ].sort()
}

function readTheme(theme) {
  const css = readFileSync(new URL(`${theme}/parameters-bundle.css`, themes), 'utf8')
  return new Map(
    [...css.matchAll(/(--sap[A-Za-z0-9_]+)\s*:\s*([^;]+);/g)].map(([, k, v]) => [k, v.trim()]),
  )
}

function requireValue(values, token, theme) {
  const value = values.get(token)
  if (value === undefined)
    throw new Error(`The theme ${theme} has no variable ${token}. Use another one in src/styles.`)
  if (/url\(|gradient/.test(value)) {
    throw new Error(
      `${token} is a picture in ${theme}. The styles use colours, sizes and families only.`,
    )
  }
  return value
}

/** Declarations whose light and dark value differ become `light-dark()`, equal ones stay plain. */
function declarations(light, dark, tokens) {
  const lightValues = readTheme(light)
  const darkValues = readTheme(dark)
  return tokens
    .map((token) => {
      const a = requireValue(lightValues, token, light)
      const b = requireValue(darkValues, token, dark)
      return `${token}:${a === b ? a : `light-dark(${a},${b})`};`
    })
    .join('')
}

/** One family that follows the system's (or the reader's) mode and the system's contrast. */
export function familySheet(family, tokens) {
  return `@layer landing.tokens{:root{${declarations(family, `${family}_dark`, tokens)}}
@media (prefers-contrast: more),(forced-colors: active){:root{${declarations(`${family}_hcw`, `${family}_hcb`, tokens)}}}
:root[data-contrast=more]{${declarations(`${family}_hcw`, `${family}_hcb`, tokens)}}}`
}

/** What the style sheets say of readers who want more contrast, without the question. */
export function moreContrastRules(css) {
  return css
    .split(/@media \(prefers-contrast: more\)\s*\{/)
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
  const states = /hc[bw]$/.test(theme) ? `@layer landing.states{${contrast}}` : ''
  // Its name tells UI5 which theme it is.
  const named = `--landing-theme:${theme};`
  return `@layer landing.tokens{:root:root:root{color-scheme:${scheme};${named}${declarations(theme, theme, tokens)}}}${states}`
}
