import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Output } from './output'
import { openWorkFolders, workFolder } from './work-folder'

/** A folder on another file system than the one for temporary files, on most Linux systems. */
const otherDisk = '/dev/shm'
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev

let root: string
const folders: string[] = []
const newFolder = (parent: string) => {
  const folder = mkdtempSync(join(parent, 'landing-work-'))
  folders.push(folder)
  return folder
}
beforeEach(() => {
  root = newFolder(tmpdir())
})
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('openWorkFolders', () => {
  it('stages files in the project, and removes its folders in the end', () => {
    const work = openWorkFolders(root, join(root, 'dist'))
    expect(work.stage).toBe(join(root, workFolder, 'stage'))
    expect(readdirSync(root)).toEqual(['.landing'])
    work.dispose()
    expect(readdirSync(root)).toEqual([])
  })

  it('removes what killed builds have left, and nothing of those that run', () => {
    const alive = `${process.ppid}-0a1b2c3d`
    for (const name of ['999999999-0a1b2c3d/stage', `${process.pid}-0a1b2c3d`, alive, 'notes']) {
      mkdirSync(join(root, '.landing', name), { recursive: true })
    }
    openWorkFolders(root, join(root, 'dist')).dispose()
    expect(readdirSync(join(root, '.landing')).sort()).toEqual([alive, 'notes'])
  })

  it.skipIf(!hasOtherDisk).each([
    ['exists', ''],
    ['does not exist yet', 'new/dist'],
  ])('stages files beside an output folder on another disk that %s', async (_, path) => {
    const target = join(newFolder(otherDisk), path)
    const work = openWorkFolders(root, target)
    expect(dirname(dirname(dirname(work.stage)))).toBe(target)
    const options = { target, manifest: join(root, 'manifest.json'), emptyOutDir: false }
    const output = new Output({ ...options, stage: work.stage })
    await output.write('docs/index.html', 'new')
    expect(output.commit()).toMatchObject({ written: 1, foreign: [] })
    work.dispose()
    expect(readdirSync(target).sort()).toEqual(['.landing-manifest', 'docs'])
  })
})
