import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { isWatchedApart } from './watch-content'

const root = join('/', 'work', 'site')
const inside = { root, folder: join(root, 'content'), options: undefined }

afterEach(() => vi.unstubAllEnvs())

it('watches a content folder apart, inside of the project or beside it', () => {
  expect(isWatchedApart(inside)).toBe(true)
  expect(isWatchedApart({ ...inside, folder: join(root, '..', 'content') })).toBe(true)
  expect(isWatchedApart({ ...inside, options: { ignored: ['**/drafts/**'] } })).toBe(true)
})

it('leaves a content folder that holds the project to Vite', () => {
  expect(isWatchedApart({ ...inside, folder: root })).toBe(false)
  expect(isWatchedApart({ ...inside, folder: join(root, '..') })).toBe(false)
  expect(isWatchedApart({ ...inside, root: 'site', folder: process.cwd() })).toBe(false)
})

it('leaves it to Vite to poll, or to watch nothing', () => {
  expect(isWatchedApart({ ...inside, options: { usePolling: true } })).toBe(false)
  expect(isWatchedApart({ ...inside, options: null })).toBe(false)
  vi.stubEnv('CHOKIDAR_USEPOLLING', 'true')
  expect(isWatchedApart(inside)).toBe(false)
  vi.stubEnv('CHOKIDAR_USEPOLLING', '0')
  expect(isWatchedApart(inside)).toBe(true)
})
