// Takes screenshots of a built site in all eight themes into `screenshots/site/` (never committed).
// `node scripts/look.mjs <folder> <base> [--routes a,b] [--widths 390,820,1440] [--themes sap_horizon,…]`
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,820,1440' },
    themes: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
})
const [folder, base = '/'] = positionals
if (folder === undefined) throw new Error('Name the folder of a built site, and its base.')

const variants = {
  '': { colorScheme: 'light' },
  _dark: { colorScheme: 'dark' },
  _hcw: { colorScheme: 'light', contrast: 'more' },
  _hcb: { colorScheme: 'dark', contrast: 'more' },
}
const themes = ['sap_horizon', 'sap_fiori_3'].flatMap((family) =>
  Object.entries(variants).map(([variant, media]) => ({ name: family + variant, family, media })),
)
const wanted = values.themes?.split(',')
const fiori = readFileSync(new URL('../dist/themes/sap_fiori_3_auto.css', import.meta.url), 'utf8')
const out = new URL('../screenshots/site/', import.meta.url).pathname
mkdirSync(out, { recursive: true })

const server = await serveStatic({ folder, base })
const browser = await launchBrowser()
for (const { name, family, media } of themes) {
  if (wanted && !wanted.includes(name)) continue
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      bypassCSP: true,
      ...media,
    })
    const tab = await context.newPage()
    for (const route of values.routes.split(',')) {
      await tab.goto(server.href + route)
      if (family === 'sap_fiori_3') await tab.addStyleTag({ content: fiori })
      await tab.waitForTimeout(400)
      const file = `${route.replace(/\W+/g, '-') || 'home'}${width}-${name}.png`
      await tab.screenshot({ path: join(out, file), fullPage: values.whole })
    }
    await context.close()
  }
}
await browser.close()
await server.close()
