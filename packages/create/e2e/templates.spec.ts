import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSite, templates } from '../src/create-site'

const here = join(import.meta.dirname, '..')
let folder: string
/** Below this package, so that the site finds the packages of the workspace. */
beforeAll(() => {
  mkdirSync(join(here, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(here, '.tmp/site-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function runIn(site: string, command: string, ...args: string[]): string {
  const path = join(here, 'node_modules/.bin', command)
  return execFileSync(path, args, { cwd: join(folder, site), encoding: 'utf8' })
}

it.each(['blank', 'provider'] as const)('builds the template %s without a finding', (template) => {
  createSite(join(folder, template), template)
  expect(runIn(template, 'landing-check', 'content')).toContain('0 errors, 0 warnings, 0 notes')
  expect(runIn(template, 'vite', 'build')).toMatch(/^✓ \d+ documents?.* in [^\n]*\n$/)
})

it.each(templates)('checks the types of the template %s, and says what that needs', (template) => {
  createSite(join(folder, 'types', template), template)
  const typecheck = (site: string) =>
    spawnSync('npm', ['run', 'typecheck'], { cwd: site, encoding: 'utf8' })
  expect(typecheck(join(folder, 'types', template))).toMatchObject({ status: 0 })
  const empty = mkdtempSync(join(tmpdir(), 'landing-types-'))
  try {
    copyFileSync(join(folder, 'types', template, 'package.json'), join(empty, 'package.json'))
    const { status, stderr } = typecheck(empty)
    expect(status).toBe(1)
    expect(stderr).toContain(
      'To check types, install TypeScript: npm install --save-dev typescript\n',
    )
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
})
