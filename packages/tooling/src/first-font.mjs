import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

/** A character that few fonts have, in a control: the search for its font is what ends a Chromium without any. */
const rareText = '<select><option>中</option></select>'

/** Gives Chromium, which crashes where there is no font at all, one of the theme's sources: bare containers have none. */
export async function ensureFont(options) {
  const browser = await chromium.launch(options)
  try {
    const page = await browser.newPage()
    await page.setContent(rareText)
    await page.locator('select').boundingBox()
  } catch (error) {
    // Anything but a crash, such as a slow machine, is no reason for another font.
    if (browser.isConnected()) throw error
    process.env.FONTCONFIG_FILE = configOf(dirname(fontFile()))
  } finally {
    await browser.close()
  }
}

function fontFile() {
  const ofTheme = createRequire(new URL('../../theme/package.json', import.meta.url))
  return ofTheme.resolve(
    '@sap-theming/theming-base-content/content/Base/baseLib/sap_horizon/fonts/SAP-icons.ttf',
  )
}

/** @returns path of a configuration of fontconfig with the fonts of one folder */
function configOf(folder) {
  const root = mkdtempSync(join(tmpdir(), 'landing-fonts-'))
  const file = join(root, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${root}</cachedir></fontconfig>`,
  )
  return file
}
