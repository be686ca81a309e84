import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LandingError } from '@landing/schema'
import { expect, it } from 'vitest'
import { explainFileError } from './file-error'

/** The message and the advice for what `work` throws in a folder with the file "file". */
function explained(work: (root: string) => void): string[] {
  const root = mkdtempSync(join(tmpdir(), 'landing-error-'))
  try {
    writeFileSync(join(root, 'file'), '')
    work(root)
  } catch (error) {
    const found = explainFileError(error, root)
    if (found instanceof LandingError) return [found.message.replaceAll(root, ''), found.help ?? '']
  } finally {
    rmSync(root, { recursive: true })
  }
  return []
}

it('names the path, the reason and what to do', () => {
  expect(explained((root) => readdirSync(join(root, 'file')))).toEqual([
    'Could not access "file": a part of the path is a file, not a folder (ENOTDIR, scandir).',
    'Rename or remove the file.',
  ])
  expect(explained((root) => writeFileSync(root, ''))).toEqual([
    'Could not access "": it is a folder, not a file (EISDIR, open).',
    'Rename or remove the folder.',
  ])
  expect(explained((root) => mkdirSync(join(root, '.landing/1-a/b')))[0]).toBe(
    'Could not access ".landing/b": it does not exist any more (ENOENT, mkdir).',
  )
})

it('names the target of what moves', () => {
  const error = { code: 'EACCES', path: '/a/x', dest: '/a/dist/x', syscall: 'rename' }
  const found = explainFileError(Object.assign(new Error('EACCES'), error), '/a')
  expect(found).toMatchObject({
    message: 'Could not access "dist/x": permission denied (EACCES, rename).',
    help: 'Let the user who runs this command read and write there.',
  })
})

it('knows a full disk, for which the system names no path', () => {
  const error = Object.assign(new Error(), { code: 'ENOSPC', syscall: 'write' })
  expect(explainFileError(error, '/')).toMatchObject({
    code: 'build/file-system',
    message: 'Could not write a file: the disk is full (ENOSPC, write).',
    help: 'Make room on the disk.',
  })
})

it('leaves other errors as they are', () => {
  for (const error of [
    new Error('other'),
    Object.assign(new Error(), { code: 'X', path: '/' }),
    1,
  ]) {
    expect(explainFileError(error, '/')).toBe(error)
  }
})
