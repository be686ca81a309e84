import { readFileSync } from 'node:fs'
import type { DataFiles } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { listedTools } from './provider-versions'
import { historyView, historyViews, latestView, releaseFeed, toolsView } from './releases'

const tool = (name: string, kind: string) => ({
  name,
  short: name,
  kind,
  stage: 'released',
  repository: `org/${name}`,
  summary: `What ${name} is for.`,
  docs: [{ label: 'Docs', href: `https://example.org/${name}` }],
})
const files: DataFiles = {
  tools: [tool('a', 'provider'), tool('b', 'module')],
  releases: [
    { listed_on: '2026-01-01', repository: 'org/a', version: 'v1.9.0' },
    { listed_on: '2026-01-01', repository: 'org/a', version: 'v1.10.0' },
    { listed_on: '2025-06-01', repository: 'org/a', version: 'v1.8.0' },
  ],
}

describe('latestView', () => {
  it('takes the newest version of each tool, counting 1.10 after 1.9', () => {
    const [a, b] = latestView(files).rows
    expect(a?.version).toEqual({
      text: 'v1.10.0',
      href: 'https://github.com/org/a/releases/tag/v1.10.0',
    })
    expect(a?.date).toEqual({ date: '2026-01-01' })
    expect(b?.version).toBe('–')
  })
})

it('shows the tools of one kind', () => {
  expect(toolsView(files, 'module').rows.map((row) => row.summary)).toEqual(['What b is for.'])
})

it('lists all releases, newest first', () => {
  const versions = historyView(files, 'org/a').rows.map((row) => row.version)
  expect(versions).toMatchObject([{ text: 'v1.10.0' }, { text: 'v1.9.0' }, { text: 'v1.8.0' }])
  expect(releaseFeed(files).map((item) => item.title)).toEqual([
    'a v1.10.0',
    'a v1.9.0',
    'a v1.8.0',
  ])
})

it('shows the history of every tool', () => {
  const page = readFileSync(
    new URL('../../../../content/docs/landing-page-content/latest.md', import.meta.url),
    'utf8',
  )
  for (const name of Object.keys(historyViews(listedTools()))) {
    expect(page).toContain(`::table{data="${name}"}`)
  }
})

it('names a repository that the tools file does not know', () => {
  const releases = [{ listed_on: '2026-01-01', repository: 'org/zz', version: 'v1' }]
  expect(() => latestView({ ...files, releases })).toThrow(
    'releases.csv names the repository "org/zz", which tools.yml does not know.',
  )
})
