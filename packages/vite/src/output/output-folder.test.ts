import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkOutputFolder } from './output-folder'

let folder: string
let root: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landing-folder-'))
  root = join(folder, 'site')
  for (const name of ['content/static', 'src/pages', 'node_modules']) {
    await mkdir(join(root, name), { recursive: true })
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Checks an output folder; the content folder may be another one. */
const check = (outDir: string, { emptyOutDir = false, contentDir = 'content' } = {}) =>
  checkOutputFolder({
    root,
    outDir,
    emptyOutDir,
    contentDir: join(root, contentDir),
    publicDir: join(root, contentDir, 'static'),
  })

const put = async (path: string) => {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), '')
}

describe('checkOutputFolder', () => {
  it.each(['dist', 'build/site', '../elsewhere', 'contents'])('accepts the new folder %s', (name) =>
    check(name),
  )

  it.each([
    ['.', 'it is the project folder'],
    ['..', 'it contains the project folder'],
    ['content', 'it is the content folder'],
    ['content/docs', 'it is inside the content folder'],
    ['content/static', 'it is inside the content folder'],
    ['src', 'it is the "src" folder'],
    ['src/out', 'it is inside the "src" folder'],
    ['node_modules', 'it is the "node_modules" folder'],
    ['node_modules/.site', 'it is inside the "node_modules" folder'],
    ['../node_modules/site', 'it is inside a "node_modules" folder'],
    ['.git', 'it is inside a ".git" folder'],
    ['../.git/site', 'it is inside a ".git" folder'],
  ])('refuses %s: %s', (outDir, reason) => {
    const message = `Invalid output folder "${outDir}": ${reason}.`
    expect(() => check(outDir)).toThrow(message)
    expect(() => check(outDir, { emptyOutDir: true })).toThrow(message)
  })

  it('refuses a folder that contains the content', () => {
    expect(() => check('dist', { contentDir: 'dist/content' })).toThrow(
      'Invalid output folder "dist": it contains the content folder.',
    )
  })

  it.each([
    ['.', '.'],
    ['..', '..'],
  ])('names a content folder that holds the project: %s', (contentDir, named) => {
    expect(() => check('dist', { contentDir })).toThrow(
      `Invalid content folder "${named}": it holds the project, and so its output folder.`,
    )
    if (contentDir === '.') check('../elsewhere', { contentDir })
  })

  it('refuses a link to sources', async () => {
    await symlink('content', join(root, 'dist'))
    expect(() => check('dist')).toThrow(
      'Invalid output folder "dist" (a link to "content"): it is the content folder.',
    )
    await symlink('../src', join(root, 'content/sources'))
    expect(() => check('content/sources/out')).toThrow('it is inside the "src" folder.')
  })

  it('refuses a folder with contents that no build wrote, unless the build may empty it', async () => {
    for (const name of ['a.md', 'b.md', 'c/d.md', 'e.md', 'f.md']) await put(`../notes/${name}`)
    expect(() => check('../notes')).toThrow(
      'The output folder "../notes" has contents that no build wrote: "a.md", "b.md", "c" and 2 more.',
    )
    check('../notes', { emptyOutDir: true })
    await put('../notes/.landing-manifest')
    expect(() => check('../notes')).toThrow('no build wrote')
    await writeFile(join(root, '../notes/.landing-manifest'), '[]')
    check('../notes')
  })

  it('accepts an empty folder, also with files of git and the host', async () => {
    await mkdir(join(root, 'dist'))
    check('dist')
    for (const name of ['.git', '.nojekyll', 'CNAME']) await put(`dist/${name}`)
    check('dist')
  })
})
