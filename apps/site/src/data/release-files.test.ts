import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openContent } from '@landing/content'
import { expect, it } from 'vitest'
import { releaseFiles } from './release-files.ts'

const files = {
  tools: [
    {
      name: 'Provider <A>',
      short: 'A & B',
      kind: 'provider',
      stage: 'beta',
      repository: 'org/a',
      summary: '',
      docs: [],
    },
    {
      name: 'New',
      short: 'New',
      kind: 'tool',
      stage: 'released',
      repository: 'org/new',
      summary: '',
      docs: [],
    },
  ],
  releases: [
    { listed_on: '2026-01-01', repository: 'org/a', version: 'v2.0.0-beta1' },
    { listed_on: '2026-02-01', repository: 'org/a', version: 'v1.9.1' },
  ],
}

it('writes JSON and a badge for each tool with a release', () => {
  const made = releaseFiles(files)
  expect(Object.keys(made)).toEqual(['/releases/a.json', '/releases/a.svg'])
  expect(JSON.parse(made['/releases/a.json'] ?? '')).toEqual({
    tool: 'Provider <A>',
    repository: 'org/a',
    version: 'v2.0.0-beta1',
    date: '2026-01-01',
    url: 'https://github.com/org/a/releases/tag/v2.0.0-beta1',
  })
  const badge = made['/releases/a.svg'] ?? ''
  expect(badge).toContain('aria-label="A &#38; B: v2.0.0-beta1"')
  expect(badge).not.toMatch(/&(?!#\d+;)/)
})

it('writes the badges that the versions page shows, one for each tool', async () => {
  const { default: config } = await import('../../landing.config.ts')
  const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url))
  const content = await openContent({ contentDir, config, production: true })
  const page = readFileSync(`${contentDir}/docs/landing-page-content/latest.md`, 'utf8')
  const shown = [...page.matchAll(/^!\[.*\]\((\/.+\.svg)\)$/gm)].map(([, path]) => path)
  const made = Object.keys(content.ownFiles()).filter((path) => path.endsWith('.svg'))
  await content.dispose()
  expect(shown).toEqual(made)
})
