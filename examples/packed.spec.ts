import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm, run, type Workshop } from './e2e/install-example'
import { installedSize, newSite, openSettings, strictPnpm, withUi5, yarnPnp } from './e2e/new-site'
import { bin, checkTypes, entries, lastLine, openProject, readManifest } from './e2e/packed-project'
import { visitExample } from './e2e/visit-example'

let workshop: Workshop
let project: string | undefined
beforeAll(() => {
  ;[workshop, project] = openProject('packed')
}, 600_000)
afterAll(() => workshop?.dispose())

const packed = (name: string, check: (folder: string) => void) =>
  it(name, (test) => {
    if (project === undefined) return test.skip('Its packages cannot be fetched here.')
    check(project)
  })

describe('packed packages, in other tools', () => {
  packed('load in Bun and Deno', (folder) => {
    writeFileSync(join(folder, 'entries.json'), JSON.stringify(entries(folder)))
    expect(lastLine(run(folder, bin(folder, 'bun'), 'load-entries.mjs'))).toEqual([])
    const deno = ['run', '--allow-all', '--no-check', 'load-entries.mjs', '--no-require']
    expect(lastLine(run(folder, bin(folder, 'deno'), ...deno))).toEqual([])
  })

  packed('are right by publint and attw', (folder) => {
    const theme = readManifest(join(folder, 'node_modules/@landing/theme'))
    for (const file of readdirSync(workshop.folder).filter((found) => found.endsWith('.tgz'))) {
      if (file.includes('tooling')) continue
      const tarball = join(workshop.folder, file)
      run(folder, bin(folder, 'publint'), 'run', tarball, '--strict')
      const styles = Object.keys(theme.exports).flatMap((entry) =>
        /^[^*]+\.css$/.test(entry) ? [entry.slice(2)] : [],
      )
      const options = file.includes('theme') ? ['--exclude-entrypoints', ...styles] : []
      run(folder, bin(folder, 'attw'), tarball, '--profile', 'esm-only', ...options)
    }
  })

  packed('have types for node16', (folder) => checkTypes(folder, 'node16', 'node16'))

  packed('load in Jest', (folder) => {
    const flag = '--experimental-vm-modules'
    run(folder, process.execPath, flag, join(folder, 'node_modules/jest/bin/jest.js'), '--ci')
  })

  packed('are bundled by webpack and Rollup', (folder) => {
    expect(lastLine(run(folder, process.execPath, 'webpack.mjs'))).toEqual([])
    const externals = 'react,react-dom,react-dom/client,react/jsx-runtime'
    const resolver = ['-p', 'node-resolve={browser:true}', '-e', externals]
    run(folder, bin(folder, 'rollup'), 'app.js', ...resolver, '-d', 'out/rollup', '--silent')
  })
})

/** Online editors such as StackBlitz run Node.js in a browser. They serve a new site with `npm run dev`. */
it('a new site is checked and served where no native code runs', async () => {
  const site = workshop.make(newSite, {
    ...npm('--cpu=wasm32'),
    build: ['npm', 'run', 'check'],
  })
  expect(readdirSync(join(site, 'node_modules/@rolldown'))).toContain('binding-wasm32-wasi')
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], {
    cwd: site,
    env: { ...process.env, NO_COLOR: '1' },
  })
  try {
    const href = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => {
        const [found] = /http:\/\/localhost:\d+\//.exec(text.toString()) ?? []
        if (found !== undefined) resolve(found)
      })
      server.once('exit', () => reject(new Error('The dev server ended.')))
    })
    const response = await fetch(`${href}docs/start/`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<h1[^>]*>Start here</)
  } finally {
    server.kill()
  }
})

describe('a new site with UI5 is installed and built', () => {
  it.each([
    ['by npm', npm()],
    ['by pnpm without hoisting', strictPnpm],
    ['by Yarn without node_modules', yarnPnp],
  ])('%s', async (_, installer) => {
    const site = workshop.make(newSite, withUi5(installer))
    if (installer === strictPnpm) {
      expect(installedSize(join(site, 'node_modules'))).toBeLessThan(200)
    }
    const browser = await launchBrowser()
    try {
      const problems = await visitExample(browser, join(site, 'dist'), async (page, href) => {
        await page.goto(`${href}docs/elements/`)
        await page.waitForSelector('#element:defined')
        await page.waitForSelector('ui5-button:defined:has-text("Island")')
        await openSettings(page, 'ui5-dialog')
      })
      expect(problems).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
