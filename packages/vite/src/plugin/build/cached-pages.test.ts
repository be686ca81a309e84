import { mkdtempSync, readdirSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPackStore } from '@landing/content'
import { countPage } from '@landing/search/build'
import { expect, it } from 'vitest'
import { keptPagesIn } from './cached-pages'
import type { PageSummary } from './page-summary'

const folder = mkdtempSync(join(tmpdir(), 'landing-pages-'))
const open = (version: string) => keptPagesIn(createPackStore(folder, 1024 ** 2), version)
const summary: PageSummary = { path: '/a/', data: 'digest', messages: [], links: [], ids: ['b'] }
const facts = { boot: 'script()', elementStyles: '/elements.css' }
const counted = countPage({
  path: '/a/',
  title: 'Größe 身份验证',
  description: '',
  keywords: [],
  tags: [],
  breadcrumbs: [],
  sections: [],
})

it('gives back what was kept by the same code, and nothing that is damaged', () => {
  const first = open('1')
  first.keepSummary('key', summary)
  first.keepCounted('key', counted)
  first.keepServerFacts('server', facts)
  first.close()
  const second = open('1')
  expect(second.summary('key')).toEqual(summary)
  expect(second.counted('key')).toEqual(counted)
  expect(second.serverFacts('server')).toEqual(facts)
  expect(second.summary('another')).toBeUndefined()
  second.close()
  const other = open('2')
  expect([other.summary('key'), other.counted('key')]).toEqual([undefined, undefined])
  other.close()
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), 20)
  const damaged = open('1')
  expect([damaged.summary('key'), damaged.serverFacts('server')]).toEqual([undefined, undefined])
  damaged.close()
})
