// Builds what the package ships beside its scripts: one style sheet, one sheet per SAP theme, and
// the typeface. Deterministic: the output depends on the sources and on locked packages only.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { bundle, transform } from 'lightningcss'
import { buildFonts } from './build-fonts.mjs'
import {
  familySheet,
  moreContrastRules,
  usedTokens,
  VARIANTS,
  variantSheet,
} from './build-tokens.mjs'

const root = new URL('../', import.meta.url)
const dist = new URL('dist/', root)

/** Minifies without rewriting: `light-dark()` and layers stay as written, the site's bundler may lower them. */
function minify(css, filename) {
  return transform({ filename, code: Buffer.from(css), minify: true }).code
}

await mkdir(new URL('themes/', dist), { recursive: true })
await mkdir(new URL('fonts/', dist), { recursive: true })

const { code } = bundle({ filename: new URL('src/styles/index.css', root).pathname })
const styles = code.toString()
const tokens = usedTokens(styles)

await writeFile(
  new URL('styles.css', dist),
  minify(`${styles}\n${familySheet('sap_horizon', tokens)}`, 'styles.css'),
)
const fiori = await readFile(new URL('src/styles/before-upgrade-fiori.css', root), 'utf8')
await writeFile(
  new URL('themes/sap_fiori_3_auto.css', dist),
  minify(familySheet('sap_fiori_3', tokens) + fiori, 'sap_fiori_3_auto.css'),
)
const contrast = moreContrastRules(styles)
for (const theme of VARIANTS) {
  const sheet =
    variantSheet(theme, tokens, contrast) + (theme.startsWith('sap_fiori_3') ? fiori : '')
  await writeFile(new URL(`themes/${theme}.css`, dist), minify(sheet, theme))
}
await buildFonts(new URL('fonts/', dist))
