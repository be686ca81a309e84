import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

it('leads links of a translation to documents that only the main language has', () => {
  const { read } = migrated('docusaurus', {
    'docusaurus.config.js':
      "module.exports = { title: 'T', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }",
    'docs/guide/a.mdx': 'A',
    'docs/guide/b.mdx': 'B',
    'docs/c.mdx': 'C',
    'i18n/fr/docusaurus-plugin-content-docs/current/guide/a.mdx':
      '[B](b.mdx) [C](../c.mdx#d) [No](d.mdx)',
  })
  expect(read('content/i18n/fr/docs/guide/a.md')).toBe('[B](./b.md) [C](../c.md#d) [No](d.mdx)')
})
