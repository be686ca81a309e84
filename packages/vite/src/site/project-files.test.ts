import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPages } from './project-files'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'landing-pages-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('finds pages by their place, leaving out tests and private files', async () => {
  await mkdir(join(root, 'src/pages/about'), { recursive: true })
  for (const name of [
    'index.tsx',
    'about/index.tsx',
    'about/team.jsx',
    '_part.tsx',
    'index.test.tsx',
    'x.css',
  ]) {
    await writeFile(join(root, 'src/pages', name), '')
  }
  expect(findPages(root, true).map(({ key, path }) => [key, path])).toEqual([
    ['about/index', '/about/'],
    ['about/team', '/about/team/'],
    ['index', '/'],
  ])
})

it('refuses two pages with one address', async () => {
  await mkdir(join(root, 'src/pages/team'), { recursive: true })
  for (const name of ['team.tsx', 'team/index.jsx']) {
    await writeFile(join(root, 'src/pages', name), '')
  }
  expect(() => findPages(root, true)).toThrow(
    'src/pages/team.tsx and src/pages/team/index.jsx have the same address /team/.',
  )
})

it('finds nothing where there is no folder', () => {
  expect(findPages(root, true)).toEqual([])
})
