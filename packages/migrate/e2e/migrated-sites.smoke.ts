import { join } from 'node:path'
import { expect, it } from 'vitest'
import { foreignSyntax } from './foreign-syntax'
import { buildMigrated } from './migrated-site'

it('builds what a VitePress project became', () => {
  const { output, dist } = buildMigrated(
    'vitepress',
    join(import.meta.dirname, '../fixtures/projects/vitepress'),
  )
  expect(output).toMatch(/✓ \d+ documents/)
  expect(foreignSyntax(dist)).toEqual([])
})
