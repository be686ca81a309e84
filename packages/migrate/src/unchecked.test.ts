import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it, vi } from 'vitest'
import { landingMigrate } from './landing-migrate'

vi.mock('./check/build-site', () => ({ findPackages: () => undefined }))
afterAll(removeSites)

it('says that nothing was checked, and what does it, where no packages can build the site', async () => {
  const source = join(import.meta.dirname, '../fixtures/projects/vitepress')
  const to = join(writeSite({}), 'site')
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const run = (...more: string[]) =>
    landingMigrate(['--from', 'vitepress', source, '--to', to, ...more], {
      log: print,
      error: print,
    })
  expect(await run('--run-config')).toBe(3)
  const unchecked =
    'The new site was not checked: its packages are not installed. Run `npm install` in it, then this command again: it builds the site and compares each page with its source.'
  expect(printed[0]).toContain(unchecked)
  expect(readFileSync(join(to, 'MIGRATION.md'), 'utf8')).toContain(unchecked)
  expect(await run('--run-config', '--no-check')).toBe(0)
})
