import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../src/migrate'
import { type Origin, origins } from '../src/site/site'
import { foreignSyntax } from './foreign-syntax'

const here = join(import.meta.dirname, '..')
const corpora = join(resolve(here, process.env.LANDING_SHARED ?? '../../../shared'), 'corpora')
let folder: string
/** Below this package, so that sites find the packages of the workspace. */
beforeAll(() => {
  mkdirSync(join(here, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(here, '.tmp/sites-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds the migrated site; returns what it prints. A build with an error throws. */
function build(from: Origin, source: string): { output: string; dist: string; pages: number } {
  const site = mkdtempSync(join(folder, `${from}-site-`))
  const { pages } = migrate({ from, source, to: site })
  const vite = join(here, 'node_modules/.bin/vite')
  const output = execFileSync(vite, ['build'], { cwd: site, encoding: 'utf8' })
  return { output, dist: join(site, 'dist'), pages }
}

it.each(origins)('builds what a new %s project became', (from) => {
  const { output, dist } = build(from, join(here, 'fixtures/projects', from))
  expect(output).toMatch(/✓ \d+ documents/)
  expect(foreignSyntax(dist)).toEqual([])
})

describe.skipIf(!existsSync(corpora))('real documentation', () => {
  it.each([
    ['docusaurus', 'opentofu', 'website', 324],
    ['vitepress', 'vitepress', 'docs', 36],
    ['starlight', 'starlight', 'docs', 73],
  ] as const)(
    'of %s builds without foreign syntax',
    (from, name, inside, count) => {
      const source = join(folder, name)
      mkdirSync(source)
      execFileSync('tar', ['xzf', join(corpora, `${name}-docs.tar.gz`), '-C', source])
      const { output, dist, pages } = build(from, join(source, inside))
      expect(pages).toBe(count)
      expect(output).toMatch(/✓ \d+ documents/)
      expect(foreignSyntax(dist)).toEqual([])
    },
    300_000,
  )
})
