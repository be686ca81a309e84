import { join } from 'node:path'
import { expect, it } from 'vitest'
import { origins } from '../src/site/site'
import { foreignSyntax } from './foreign-syntax'
import { buildMigrated } from './migrated-site'

const fixtures = join(import.meta.dirname, '../fixtures/projects')

it.each(origins.filter((from) => from !== 'vitepress'))(
  'builds what a new %s project became',
  (from) => {
    const { output, dist } = buildMigrated(from, join(fixtures, from))
    expect(output).toMatch(/✓ \d+ documents/)
    expect(foreignSyntax(dist)).toEqual([])
  },
)
