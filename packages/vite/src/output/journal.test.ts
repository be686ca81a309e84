import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Steps of the file system until the process "is killed"; none by default. */
let stepsLeft = Number.POSITIVE_INFINITY
const step = vi.hoisted(() => ({ take: () => {} }))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  return {
    ...fs,
    renameSync: (...args: Parameters<typeof fs.renameSync>) => {
      step.take()
      fs.renameSync(...args)
    },
    rmSync: (...args: Parameters<typeof fs.rmSync>) => {
      step.take()
      fs.rmSync(...args)
    },
  }
})
// Other tests have loaded these with the file system as it is.
vi.resetModules()
const { isInterrupted, recoverOutput } = await import('./journal')
const { Output } = await import('./output')
afterAll(() => {
  vi.resetModules()
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-journal-'))
  stepsLeft = Number.POSITIVE_INFINITY
  step.take = () => {
    stepsLeft -= 1
    if (stepsLeft < 0) throw new Error('killed')
  }
})
afterEach(() => {
  stepsLeft = Number.POSITIVE_INFINITY
  rmSync(folder, { recursive: true, force: true })
})

const target = () => join(folder, 'dist')
const stage = () => join(folder, '.landing/1-0a1b2c3d/stage')
const build = async (files: Readonly<Record<string, string>>) => {
  const output = new Output({
    stage: stage(),
    target: target(),
    manifest: join(folder, 'manifest.json'),
    emptyOutDir: false,
  })
  for (const [path, text] of Object.entries(files)) await output.write(path, text)
  return () => output.commit()
}
const before = { 'a.html': 'old', 'b.html': 'old', 'old/c.html': 'old', 'd/e': 'same' }
const after = { 'a.html': 'new', 'b.html': 'new', old: 'new', 'd/e': 'same', 'd/f': 'new' }
/** Contents by path, without the list. */
const contents = () =>
  Object.fromEntries(
    readdirSync(target(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.landing-manifest')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(target().length + 1), readFileSync(file, 'utf8')])
      .sort(),
  )
const sorted = (files: object) => Object.fromEntries(Object.entries(files).sort())

it('completes a commit that was killed at any step, or leaves the old output', async () => {
  const outcomes = new Set<string>()
  for (let steps = 0; ; steps++) {
    stepsLeft = Number.POSITIVE_INFINITY
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    ;(await build(before))()
    const commit = await build(after)
    stepsLeft = steps
    let isKilled = false
    try {
      commit()
    } catch (error) {
      expect(String(error)).toContain('killed')
      isKilled = true
    }
    stepsLeft = Number.POSITIVE_INFINITY
    expect(recoverOutput(target())).toBe(true)
    expect(isInterrupted(target())).toBe(false)
    expect([sorted(before), sorted(after)]).toContainEqual(contents())
    outcomes.add(contents()['a.html'] ?? '')
    // What the next build keeps, it has looked at.
    ;(await build(after))()
    expect(contents()).toEqual(sorted(after))
    expect(existsSync(stage())).toBe(false)
    if (!isKilled) break
  }
  expect([...outcomes]).toEqual(['old', 'new'])
})

it('tells when the new files of a killed commit are gone', async () => {
  ;(await build(before))()
  const commit = await build(after)
  // The list, the journal and one file.
  stepsLeft = 4
  expect(commit).toThrow('killed')
  stepsLeft = Number.POSITIVE_INFINITY
  rmSync(stage(), { recursive: true })
  expect(recoverOutput(target())).toBe(false)
  ;(await build(after))()
  expect(contents()).toEqual(sorted(after))
  expect(isInterrupted(target())).toBe(false)
})

it('has nothing to do in a folder that is whole, or not there', () => {
  expect(recoverOutput(target())).toBe(true)
  mkdirSync(target())
  expect(recoverOutput(target())).toBe(true)
})

const changes = { stage: '', moved: [], replaced: [], removed: [] }
it.each([
  ['a folder that is not of a build', () => ({ ...changes, stage: join(folder, 'photos') })],
  ['a file outside', () => ({ ...changes, stage: stage(), removed: ['/../photos/a.jpg'] })],
  [
    'a file outside to replace',
    () => ({ ...changes, stage: stage(), replaced: ['/x/../../photos/a.jpg'] }),
  ],
  ['nothing', () => undefined],
])('deletes nothing for a journal that names %s', (_, journal) => {
  for (const path of [stage(), target(), join(folder, 'photos')])
    mkdirSync(path, { recursive: true })
  const photo = join(folder, 'photos/a.jpg')
  writeFileSync(photo, '')
  writeFileSync(join(target(), '.landing-journal'), JSON.stringify({ pid: 0, changes: journal() }))
  expect(recoverOutput(target())).toBe(false)
  expect(existsSync(photo)).toBe(true)
})
