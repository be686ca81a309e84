// Builds what the package ships beside its scripts: the style sheet, the one of UI5 elements, sheets of
// the other themes, and the typeface. Deterministic: the output depends on the sources and on locked packages only.
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { bundle, transform } from 'lightningcss'
import { embeddedSheet } from './build-embedded.mjs'
import { buildFonts } from './build-fonts.mjs'
import {
  familySheet,
  moreContrastRules,
  usedTokens,
  VARIANTS,
  variantSheet,
} from './build-tokens.mjs'
import { splitLists } from './split-lists.mjs'
import { withIcons } from './ui5-icons.mjs'

const root = new URL('../', import.meta.url)
const dist = new URL('dist/', root)

/** Minifies without rewriting: `light-dark()` and layers stay as written, the site's bundler may lower them. */
function minify(css, filename) {
  return transform({ filename, code: Buffer.from(css), minify: true }).code
}

await mkdir(new URL('themes/', dist), { recursive: true })
await mkdir(new URL('fonts/', dist), { recursive: true })

function bundled(path) {
  const filename = new URL(path, root).pathname
  return bundle({ filename, visitor: { Selector: splitLists } }).code.toString()
}

const styles = bundled('src/styles/index.css')
/** Stands in each sheet, so that they may be imported in any order. */
const [layers] = /^@layer [^;]+;/.exec(readFileSync(new URL('src/styles/index.css', root), 'utf8'))

const write = (path, css) => writeFile(new URL(path, dist), minify(layers + css, path))

const elements = withIcons(bundled('src/styles/elements/index.css'))
const tokens = usedTokens(styles)
const elementTokens = usedTokens(elements).filter((token) => !tokens.includes(token))
/** UI5 elements that a page imports itself learn from it which family of themes the page has. */
const fiori = ':root{--landing-family:sap_fiori_3}'

const whole = styles + familySheet('sap_horizon', tokens, { over: false })
await write('styles.css', whole)
// The same, split: the sheet of all documents, and those that only some need.
const tokenSheet = familySheet('sap_horizon', tokens, { over: false })
await write('document.css', bundled('src/styles/document.css') + tokenSheet)
await write('suggestions.css', `@layer landing.parts{${bundled('src/styles/suggestions.css')}}`)
await write('home.css', `@layer landing.article{${bundled('src/styles/home.css')}}`)
await write('brands.css', bundled('src/styles/brands.css'))
await write('rare.css', bundled('src/styles/rare.css'))
await write('embedded.css', embeddedSheet(whole))
await copyFile(new URL('src/styles/tailwind.css', root), new URL('tailwind.css', dist))
await write(
  'themes/sap_fiori_3_auto.css',
  familySheet('sap_fiori_3', tokens, { over: true }) + fiori,
)
await write('elements.css', elements + familySheet('sap_horizon', elementTokens, { over: false }))
await write(
  'themes/sap_fiori_3_elements.css',
  elements + familySheet('sap_fiori_3', elementTokens, { over: false }),
)
const contrast = moreContrastRules(styles)
for (const theme of VARIANTS) {
  const sheet = variantSheet(theme, [...tokens, ...elementTokens], contrast)
  await write(`themes/${theme}.css`, sheet + (theme.startsWith('sap_fiori_3') ? fiori : ''))
}
await buildFonts(new URL('fonts/', dist))
