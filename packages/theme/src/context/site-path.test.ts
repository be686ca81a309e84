import type { DocsVersion } from '@landing/schema'
import { expect, it } from 'vitest'
import { firstPages } from './site-path'

const begin = (path: string) => ({ link: { label: path, path } })
const version = (sidebars: DocsVersion['sidebars']): DocsVersion => ({
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/docs',
  mainDocId: 'a',
  docs: [],
  draftIds: [],
  sidebars,
})

it('names the first page of each sidebar once', () => {
  const versions = [
    version({ one: begin('/a/'), two: begin('/a/'), three: begin('/b/'), empty: {} }),
    version({ other: begin('/c/') }),
  ]
  expect(firstPages(versions).map(({ path }) => path)).toEqual(['/a/', '/b/', '/c/'])
})
