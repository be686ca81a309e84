import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from '@landing/schema/validate'
import { afterAll, expect, it, vi } from 'vitest'
import { environmentNotes } from './environment-notes'

const parser = vi.hoisted(() => ({ isThere: true }))
vi.mock('@landing/markdown/host', () => ({ hasNativeParser: async () => parser.isThere }))

const folder = mkdtempSync(join(tmpdir(), 'landing-notes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    stdio: 'pipe',
  })
const config = (showLastUpdate: boolean) =>
  resolveConfig({ title: 'S', url: 'https://example.org', docs: { showLastUpdate } })

it('names a history that is missing or shallow where dates are shown', async () => {
  expect(await environmentNotes(config(false), folder)).toEqual([])
  expect(await environmentNotes(config(true), folder)).toEqual([
    expect.stringContaining('git cannot read the history: fatal: not a git repository'),
  ])
  git('init', '--quiet', 'whole')
  for (const message of ['one', 'two']) {
    git('-C', 'whole', 'commit', '--quiet', '--allow-empty', '--message', message)
  }
  git('clone', '--quiet', '--depth', '1', `file://${folder}/whole`, 'shallow')
  expect(await environmentNotes(config(true), join(folder, 'whole'))).toEqual([])
  const [note] = await environmentNotes(config(true), join(folder, 'shallow'))
  expect(note).toContain('"showLastUpdate": the clone is shallow')
})

it('says why git cannot read a history', async () => {
  git('init', '--quiet', 'other')
  const notesOf = () => environmentNotes(config(true), join(folder, 'other'))
  // As in a container that another user has cloned into.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  expect(await notesOf()).toEqual([expect.stringContaining('detected dubious ownership')])
  vi.stubEnv('PATH', '')
  expect(await notesOf()).toEqual([expect.stringContaining('history: spawn git ENOENT')])
  vi.unstubAllEnvs()
})

it('names a missing native parser', async () => {
  parser.isThere = false
  const [note] = await environmentNotes(config(false), folder)
  expect(note).toContain('The native Markdown parser "satteri" could not be loaded')
  parser.isThere = true
})
