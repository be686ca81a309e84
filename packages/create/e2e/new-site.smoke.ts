import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findings } from '@landing/tooling/axe'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSite } from '../src/create-site'

const here = join(import.meta.dirname, '..')
let folder: string
/** Below this package, so that the site finds the packages of the workspace. */
beforeAll(() => {
  mkdirSync(join(here, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(here, '.tmp/site-'))
  createSite(join(folder, 'team-docs'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, ...args: string[]): string {
  const path = join(here, 'node_modules/.bin', command)
  return execFileSync(path, args, { cwd: join(folder, 'team-docs'), encoding: 'utf8' })
}

it('a new site is checked without a finding, builds, and is what its readers expect', async () => {
  expect(run('landing-check', 'content')).toContain(
    '2 documents and 3 generated pages checked: 0 errors, 0 warnings, 0 notes.',
  )
  expect(run('vite', 'build')).toMatch(
    /^✓ 2 documents, 1 page of src\/pages and 5 generated pages in [^\n]*\n$/,
  )
  const server = await serveStatic({ folder: join(folder, 'team-docs/dist'), base: '/' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) problems.push(message.text())
    })
    await page.goto(server.href)
    expect(await page.title()).toContain('Team docs')
    expect(await findings(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Start here' }).click()
    await page.waitForURL('**/docs/start/')
    expect(await findings(page)).toEqual([])
    await page.getByRole('article').getByRole('link', { name: 'Write a page' }).click()
    await page.waitForURL('**/docs/guides/write/')
    expect(await page.locator('.landing-article-body h2').count()).toBe(4)
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})
