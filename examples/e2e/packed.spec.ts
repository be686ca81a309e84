import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm, run, type Workshop } from './install-example'
import { installedSize, newSite, openSettings, withPlugin } from './new-site'
import {
  bin,
  checkTypes,
  compile,
  entries,
  installedPackages,
  lastLine,
  openProject,
  readManifest,
  undeclaredTypes,
} from './packed-project'
import { visitExample } from './visit-example'
import { heavier, weigh } from './weigh'

let workshop: Workshop
let project: string | undefined
beforeAll(() => {
  ;[workshop, project] = openProject('packed', npm('--omit=dev'))
}, 600_000)
afterAll(() => workshop?.dispose())

const packed = (name: string, check: (folder: string) => void) =>
  it(name, (test) => {
    if (project === undefined) return test.skip('Its packages cannot be fetched here.')
    check(project)
  })

it('packs a changelog with the version of each package', () => {
  for (const [name, tarball] of Object.entries(workshop.packed)) {
    const read = (file: string) =>
      run(workshop.folder, 'tar', '-xOzf', tarball.slice('file:'.length), `package/${file}`)
    const manifest = JSON.parse(read('package.json')) as { version: string; private?: boolean }
    if (manifest.private) continue
    expect(read('CHANGELOG.md'), name).toContain(`# ${name}\n\n## `)
    expect(read('CHANGELOG.md'), name).toContain(`\n## ${manifest.version}\n`)
  }
})

it('packs the license, and where the fonts and themes come from', () => {
  const tarball = workshop.packed['@landing/theme']?.slice('file:'.length) ?? ''
  const read = (file: string) => run(workshop.folder, 'tar', '-xOzf', tarball, `package/${file}`)
  expect(read('LICENSE')).toContain('Apache License')
  for (const origin of ['@sap-theming/theming-base-content', '@ui5/webcomponents-theming']) {
    expect(read('NOTICE')).toContain(origin)
  }
})

describe('packed packages, installed outside of the workspace', () => {
  packed('load in Node, by import and require', (folder) => {
    writeFileSync(join(folder, 'entries.json'), JSON.stringify(entries(folder)))
    expect(lastLine(run(folder, process.execPath, 'load-entries.mjs'))).toEqual([])
  })

  packed('have types for nodenext and bundler', (folder) => {
    checkTypes(folder, 'nodenext', 'nodenext')
    checkTypes(folder, 'esnext', 'bundler')
  })

  packed('have types that stand alone', (folder) => {
    const found = installedPackages(folder).flatMap((each) =>
      undeclaredTypes(each).map((name) => `${basename(each)}: ${name}`),
    )
    expect(found).toEqual([])
  })

  packed('are used in their READMEs as their types say', (folder) => {
    writeReadmeExamples(folder)
    const files = readdirSync(join(folder, 'readme')).map((file) => `readme/${file}`)
    expect(files.length).toBeGreaterThan(20)
    const jsx = ['--jsx', 'react-jsx', '--types', 'node,vite/client', 'readme.d.ts']
    compile(folder, 'esnext', 'bundler', ...jsx, ...files)
  })

  packed('name no file that is not packed', (folder) => {
    for (const installed of installedPackages(folder)) {
      const manifest = readFileSync(join(installed, 'package.json'), 'utf8')
      const { publishConfig, sideEffects, ...rest } = JSON.parse(manifest)
      expect(JSON.stringify(rest)).not.toContain('./src/')
    }
  })

  packed('are bundled by Vite', (folder) => {
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/app.js"></script>')
    run(folder, bin(folder, 'vite'), 'build', '--outDir', 'out/vite', '--logLevel', 'error')
  })

  packed('cost what is used, with the chunks of esbuild too', (folder) => {
    const code = (entry: string) => `import { LinkButton } from '${entry}'; console.log(LinkButton)`
    const { alone = 0, root = 0 } = weigh(folder, [], {
      alone: code('@landing/theme/parts'),
      root: code('@landing/theme'),
    })
    expect(alone).toBeLessThan(1024)
    // esbuild puts all that lazy chunks use and the root exports into the first ones.
    expect(root).toBeLessThan(3.25 * 1024)
  })

  packed('weigh what the table of sizes says', (folder) => {
    expect(heavier(weigh(folder, entries(folder).loaded, {}))).toEqual([])
  })

  packed('take the UI5 of the application', (folder) => {
    const ui5 = ['', '-base', '-react', '-localization', '-theming'].map((name) =>
      readManifest(join(folder, `node_modules/@ui5/webcomponents${name}`)),
    )
    expect(ui5.filter(({ version }) => !version.startsWith('2.24.'))).toEqual([])
    const own = join(folder, 'node_modules/@landing/theme/node_modules')
    expect(statSync(own, { throwIfNoEntry: false })).toBeUndefined()
  })
})

/** Writes each example in TypeScript of the packed READMEs into a file of its own. */
function writeReadmeExamples(project: string): void {
  mkdirSync(join(project, 'readme'))
  for (const installed of installedPackages(project)) {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8')
    for (const { 1: kind, 2: code, index } of readme.matchAll(/^```(tsx?)\b.*\n([\s\S]*?)^```/gm)) {
      const file = join(project, 'readme', `${basename(installed)}-${index}.${kind}`)
      writeFileSync(file, `${code}\nexport {}\n`)
    }
  }
}

it('a new site needs no UI5, and at most 155 packages with 120 MB', async (test) => {
  if (project === undefined) return test.skip('Its packages cannot be fetched here.')
  const site = workshop.make(newSite)
  expect(installedSize(join(site, 'node_modules'))).toBeLessThan(120)
  const installed = readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8')
  expect(Object.keys(JSON.parse(installed).packages).length).toBeLessThanOrEqual(155)
  expect(statSync(join(site, 'node_modules/@ui5'), { throwIfNoEntry: false })).toBeUndefined()
  const browser = await launchBrowser()
  try {
    const problems = await visitExample(browser, join(site, 'dist'), async (page, href) => {
      await page.goto(`${href}search/?q=page`)
      await page.waitForSelector('.landing-search-hits a')
      expect(await page.locator('.landing-search-filter > select').count()).toBeGreaterThan(0)
      await openSettings(page, 'dialog.landing-settings-dialog')
      await page.getByLabel('Dark', { exact: true }).check()
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
    })
    expect(problems).toEqual([])
  } finally {
    await browser.close()
  }
})

it('a plugin of somebody else adds a directive, pages, a rule, a file, a browser module and its looks', async (test) => {
  if (project === undefined) return test.skip('Its packages cannot be fetched here.')
  const pack = () => {
    const folder = join(import.meta.dirname, '../plugin')
    return `file:${join(workshop.folder, run(folder, 'npm', 'pack', '--silent', '--pack-destination', workshop.folder).trim())}`
  }
  const site = workshop.make(newSite, withPlugin(npm(), pack))
  expect(JSON.parse(readFileSync(join(site, 'dist/glossary.json'), 'utf8'))).toHaveProperty('API')
  const checked = run(site, 'npx', 'landing-check', '--all')
  expect(checked).toContain('glossary/unknown')
  expect(checked).toContain('The glossary does not have "ABI".')
  const browser = await launchBrowser()
  try {
    const problems = await visitExample(browser, join(site, 'dist'), async (page, href) => {
      await page.goto(`${href}glossary/terms/`)
      expect(await page.textContent('article h2')).toContain('API')
      await page.goto(`${href}docs/words/`)
      const term = page.locator('abbr', { hasText: 'API' })
      expect(await term.getAttribute('title')).toBe('What others may call')
      expect(await term.evaluate((abbr) => getComputedStyle(abbr).cursor)).toBe('help')
      await page.waitForSelector('html[data-scripts="ready"]')
      await page.waitForLoadState('networkidle')
      await term.click()
      expect(await term.textContent()).toBe('API (What others may call)')
    })
    expect(problems).toEqual([])
  } finally {
    await browser.close()
  }
})
