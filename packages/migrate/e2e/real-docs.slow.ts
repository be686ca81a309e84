import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { foreignSyntax } from './foreign-syntax'
import { buildMigrated } from './migrated-site'

const shared = resolve(import.meta.dirname, '..', process.env.LANDING_SHARED ?? '../../../shared')
const corpora = join(shared, 'corpora')
const sources = mkdtempSync(join(tmpdir(), 'landing-migrate-'))
afterAll(() => rmSync(sources, { recursive: true, force: true }))

const hasCorpora = existsSync(corpora)
const note = hasCorpora ? '' : ' (skipped: the corpora are not here)'

describe.runIf(hasCorpora)(`real documentation${note}`, () => {
  it.each([
    ['docusaurus', 'opentofu', 'website', 324],
    ['vitepress', 'vitepress', 'docs', 36],
    ['starlight', 'starlight', 'docs', 73],
  ] as const)(
    'of %s loses nothing and builds without foreign syntax',
    (from, name, inside, count) => {
      const source = mkdtempSync(join(sources, `${name}-`))
      execFileSync('tar', ['xzf', join(corpora, `${name}-docs.tar.gz`), '-C', source])
      const { output, dist, pages, differences } = buildMigrated(from, join(source, inside), true)
      expect(pages).toBe(count)
      expect(differences).toEqual([])
      expect(output).toMatch(/✓ \d+ documents/)
      expect(foreignSyntax(dist)).toEqual([])
    },
  )
})
