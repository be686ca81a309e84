import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '../src/migrate'
import type { Origin } from '../src/site/site'

const here = join(import.meta.dirname, '..')
let folder: string
/** Below this package, so that sites find the packages of the workspace. */
beforeAll(() => {
  mkdirSync(join(here, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(here, '.tmp/sites-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Migrates a project and builds the site. Returns what the build prints; one with an error throws. */
export function buildMigrated(from: Origin, source: string, check = false) {
  const site = mkdtempSync(join(folder, `${from}-site-`))
  const { pages, differences } = migrate({ from, source, to: site, runConfig: true, check })
  const vite = join(here, 'node_modules/.bin/vite')
  const output = execFileSync(vite, ['build'], { cwd: site, encoding: 'utf8' })
  return { output, dist: join(site, 'dist'), pages, differences }
}
