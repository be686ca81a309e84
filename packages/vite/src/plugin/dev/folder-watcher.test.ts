import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderWatcher } from './folder-watcher'

let root: string
let watch: FolderWatcher
let reports: string[]
const failures: string[] = []

function begin(): void {
  watch = new FolderWatcher(
    root,
    (changes) => {
      for (const { event, file } of changes) {
        reports.push(`${event} ${file.slice(root.length + 1).replaceAll('\\', '/')}`)
      }
    },
    (folder, error) => failures.push(`${folder}: ${error.message}`),
  )
}

function write(path: string, text = path): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Waits until something was reported, then until nothing more comes. */
async function reported(): Promise<string[]> {
  await expect.poll(() => reports.length, { timeout: 5000 }).toBeGreaterThan(0)
  await quiet()
  const seen = [...new Set(reports)].sort()
  reports = []
  return seen
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 80))

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'watch-'))
  reports = []
  write('docs/start.md')
  write('docs/guides/other.md')
})
afterEach(() => {
  watch.close()
  rmSync(root, { recursive: true, force: true })
  expect(failures).toEqual([])
})

it('tells of edited, new and removed files, at any depth', async () => {
  begin()
  write('docs/guides/other.md', 'edited')
  expect(await reported()).toEqual(['change docs/guides/other.md'])
  write('docs/guides/new.md')
  expect(await reported()).toEqual(['add docs/guides/new.md'])
  unlinkSync(join(root, 'docs/start.md'))
  expect(await reported()).toEqual(['unlink docs/start.md'])
})

it('tells of nothing that was there before', async () => {
  begin()
  await quiet()
  expect(reports).toEqual([])
})

it('reports an edit that is written in steps once', async () => {
  begin()
  for (let step = 0; step < 5; step++) write('docs/start.md', `step ${step}`)
  await expect.poll(() => reports.length).toBeGreaterThan(0)
  await quiet()
  expect(reports).toEqual(['change docs/start.md'])
})

it('takes a file that is replaced by another one for edited', async () => {
  begin()
  write('docs/start.md.tmp', 'edited')
  renameSync(join(root, 'docs/start.md.tmp'), join(root, 'docs/start.md'))
  expect(await reported()).toEqual(['change docs/start.md'])
})

it('watches folders that come later, with what they hold already', async () => {
  begin()
  write('docs/late/deep/first.md')
  write('docs/late/second.md')
  expect(await reported()).toEqual(['add docs/late/deep/first.md', 'add docs/late/second.md'])
  write('docs/late/deep/first.md', 'edited')
  expect(await reported()).toEqual(['change docs/late/deep/first.md'])
})

it('tells of everything in a folder that goes, and of the one that takes its place', async () => {
  begin()
  renameSync(join(root, 'docs'), join(root, 'manual'))
  expect(await reported()).toEqual([
    'add manual/guides/other.md',
    'add manual/start.md',
    'unlink docs/guides/other.md',
    'unlink docs/start.md',
  ])
  rmSync(join(root, 'manual/guides'), { recursive: true })
  write('manual/guides/other.md', 'anew')
  await reported()
  write('manual/guides/other.md', 'edited')
  expect(await reported()).toEqual(['change manual/guides/other.md'])
})

it('tells of a root that is moved away and back, and of edits in it', async () => {
  begin()
  renameSync(root, `${root}-away`)
  expect(await reported()).toEqual(['unlink docs/guides/other.md', 'unlink docs/start.md'])
  renameSync(`${root}-away`, root)
  expect(await reported()).toEqual(['add docs/guides/other.md', 'add docs/start.md'])
  write('docs/start.md', 'edited')
  expect(await reported()).toEqual(['change docs/start.md'])
})

it('follows links to folders, and leaves out circles, repositories and packages', async () => {
  write('shared/part.md')
  symlinkSync('../shared', join(root, 'docs/linked'))
  symlinkSync('..', join(root, 'docs/circle'))
  write('.git/HEAD')
  write('node_modules/pkg/readme.md')
  begin()
  write('.git/HEAD', 'edited')
  write('.sources/.fetch-1-a/new/docs/a.md')
  write('node_modules/pkg/readme.md', 'edited')
  write('shared/part.md', 'edited')
  expect(await reported()).toEqual(['change docs/linked/part.md', 'change shared/part.md'])
})

it('tells of hidden files, which static ones may be', async () => {
  begin()
  write('static/.well-known/security.txt')
  expect(await reported()).toEqual(['add static/.well-known/security.txt'])
})

it('is silent when it is closed', async () => {
  begin()
  write('docs/start.md', 'edited')
  watch.close()
  await quiet()
  expect(reports).toEqual([])
})
