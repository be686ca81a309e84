import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Output, type Writer } from './output'
import { outputPath } from './output-path'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landing-output-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (options = { emptyOutDir: false }) =>
  new Output({
    ...options,
    stage: join(folder, 'stage'),
    target: join(folder, 'dist'),
    manifest: join(folder, 'cache/output.json'),
  })
const read = (path: string) => readFile(join(folder, 'dist', path), 'utf8')
/** Writes a file into the output folder by hand. */
const put = async (path: string, text: string) => {
  await mkdir(join(folder, 'dist', path, '..'), { recursive: true })
  await writeFile(join(folder, 'dist', path), text)
}
/** Builds a site of these files, each with its own path as content. */
const build = async (paths: readonly string[], options?: { emptyOutDir: boolean }) => {
  const output = open(options)
  for (const path of paths) await output.write(path, path)
  return output.commit()
}
/** Names in the output folder. */
const outputNames = async () => (await readdir(join(folder, 'dist'), { recursive: true })).sort()

describe('Output', () => {
  it('replaces the files of earlier builds', async () => {
    await build(['gone/old.html'])
    const output = open()
    await output.write('/docs/x/index.html', 'new')
    expect(await readdir(join(folder, 'dist'))).toEqual(['.landing-manifest', 'gone'])
    expect(output.commit()).toEqual({
      written: 1,
      kept: 0,
      removed: 1,
      foreign: [],
      overwritten: [],
    })
    expect(await readdir(join(folder, 'dist'))).toEqual(['.landing-manifest', 'docs'])
    expect(await read('docs/x/index.html')).toBe('new')
    expect(await readdir(folder)).not.toContain('stage')
  })

  it('writes a file under another path too, also one that stays', async () => {
    const first = open()
    await first.write('/blog/feed.rss', 'feed')
    expect(await first.copy('/blog/feed.rss', '/blog/rss.xml')).toBe(true)
    expect(await first.copy('/gone.rss', '/rss.xml')).toBe(false)
    first.commit()
    expect(await read('blog/rss.xml')).toBe('feed')
    const second = open()
    await second.write('/blog/feed.rss', 'feed')
    await second.copy('/blog/feed.rss', '/blog/rss.xml')
    expect(second.commit()).toMatchObject({ written: 0, kept: 2, removed: 0 })
  })

  it('names files as a host looks for them: decoded', async () => {
    const picture = join(folder, '100%25.png')
    await writeFile(picture, 'as it is')
    const first = open()
    await first.mirror('100%25.png', picture)
    await first.write('/docs/%D8%AF%20x/index.html', 'x')
    expect(first.paths()).toEqual(['/100%25.png', '/docs/د x/index.html'])
    first.commit()
    expect(await read('docs/د x/index.html')).toBe('x')
    const second = open()
    await second.mirror('100%25.png', picture)
    await second.write('/docs/%D8%AF%20x/index.html', 'x')
    expect(second.commit()).toMatchObject({ written: 0, kept: 2, removed: 0 })
  })

  it('leaves the old files alone when it is discarded', async () => {
    const first = open()
    await first.write('a.html', 'old')
    first.commit()
    const output = open()
    await output.write('a.html', 'new')
    await output.write('b.html', 'new')
    await output.discard()
    expect(await outputNames()).toEqual(['.landing-manifest', 'a.html'])
    expect(await read('a.html')).toBe('old')
  })

  it('writes only what has changed since the last build', async () => {
    const first = open()
    await first.write('a.html', 'one')
    await first.write('b.html', 'two')
    first.commit()
    const { mtimeMs } = await stat(join(folder, 'dist/a.html'))
    const second = open()
    await second.write('a.html', 'one')
    await second.write('b.html', 'three')
    expect(second.commit()).toMatchObject({ written: 1, kept: 1, removed: 0 })
    expect((await stat(join(folder, 'dist/a.html'))).mtimeMs).toBe(mtimeMs)
    expect(await read('b.html')).toBe('three')
  })

  it('keeps a file by the key it was made from, without making it', async () => {
    const first = open()
    expect(first.keeps('page.html', 'key')).toBe(false)
    await writeFile(first.stage('page.html', 'key'), 'made')
    first.commit()
    expect(open().keeps('page.html', 'key')).toBe(true)
    expect(open().keeps('page.html', 'other')).toBe(false)
  })

  it('makes a file again that somebody has touched or removed', async () => {
    const first = open()
    await first.write('a.html', 'one')
    await first.write('b.html', 'two')
    first.commit()
    await writeFile(join(folder, 'dist/a.html'), 'edited by hand')
    await rm(join(folder, 'dist/b.html'))
    const second = open()
    await second.write('a.html', 'one')
    await second.write('b.html', 'two')
    expect(second.commit().written).toBe(2)
    expect(await read('a.html')).toBe('one')
  })

  it('keeps or makes the files of a group together', async () => {
    const group = { name: 'search', key: 'key' }
    const first = open()
    expect(first.keepsGroup(group)).toBe(false)
    await first.write('one.idx', '1', group)
    await first.write('two.idx', '2', group)
    first.commit()
    const second = open()
    expect(second.keepsGroup(group)).toBe(true)
    expect(second.commit()).toMatchObject({ written: 0, kept: 2, removed: 0 })
    await rm(join(folder, 'dist/two.idx'))
    expect(open().keepsGroup(group)).toBe(false)
  })

  it('writes only those files of a group that differ', async () => {
    const first = open()
    await first.write('one.idx', '1', { name: 'search', key: 'a' })
    await first.write('two.idx', '2', { name: 'search', key: 'a' })
    first.commit()
    const group = { name: 'search', key: 'b' }
    const second = open()
    expect(second.keepsGroup(group)).toBe(false)
    await second.write('one.idx', '1', group)
    await second.write('two.idx', 'two', group)
    expect(second.commit()).toMatchObject({ written: 1, kept: 1, removed: 0 })
    expect(open().keepsGroup(group)).toBe(true)
  })

  it('lets a file of the owner win over what is only offered', async () => {
    await writeFile(join(folder, 'own.txt'), 'by the owner')
    const output = open()
    await output.mirror('robots.txt', join(folder, 'own.txt'))
    await output.offer('robots.txt', () => 'by the framework')
    await output.offer('sitemap.xml', () => '<urlset/>')
    expect(output.paths()).toEqual(['/robots.txt', '/sitemap.xml'])
    output.commit()
    expect(await read('robots.txt')).toBe('by the owner')
  })

  it('copies a file of the owner again when it has changed, young or old, and not otherwise', async () => {
    const own = join(folder, 'own.txt')
    const build = async () => {
      const output = open()
      await output.mirror('own.txt', own)
      const { written } = output.commit()
      return [written, await read('own.txt')]
    }
    await writeFile(own, 'one')
    expect(await build()).toEqual([1, 'one'])
    await writeFile(own, 'two')
    expect(await build()).toEqual([1, 'two'])
    expect(await build()).toEqual([0, 'two'])
    const long = new Date(Date.now() - 60_000)
    await utimes(own, long, long)
    expect(await build()).toEqual([0, 'two'])
  })

  it('starts anew with a manifest that cannot be read', async () => {
    const first = open()
    await first.write('a.html', 'one')
    first.commit()
    await writeFile(join(folder, 'cache/output.json'), '{ "version": 1, "files": ')
    const second = open()
    await second.write('a.html', 'one')
    expect(second.commit()).toMatchObject({ written: 1, kept: 0, removed: 0 })
  })
})

describe('files that no build wrote', () => {
  it('stay, and are reported', async () => {
    await build(['a.html', 'docs/b.html'])
    await put('notes.md', 'mine')
    await put('docs/draft.md', 'mine')
    expect(await build(['a.html'])).toEqual({
      written: 0,
      kept: 1,
      removed: 1,
      foreign: ['/docs/draft.md', '/notes.md'],
      overwritten: [],
    })
    expect(await outputNames()).toEqual([
      '.landing-manifest',
      'a.html',
      'docs',
      'docs/draft.md',
      'notes.md',
    ])
  })

  it('stay in a folder without a manifest', async () => {
    await put('notes.md', 'mine')
    expect(await build(['a.html'])).toMatchObject({ removed: 0, foreign: ['/notes.md'] })
    expect(await read('notes.md')).toBe('mine')
  })

  it('stay unreported if they belong to git or the host', async () => {
    await build(['a.html', '.nojekyll'])
    await put('.git', 'gitdir: elsewhere')
    await put('.well-known/security.txt', 'mine')
    await put('CNAME', 'docs.example.org')
    expect(await build(['a.html'])).toMatchObject({ removed: 1, foreign: [] })
    expect(await outputNames()).toEqual([
      '.git',
      '.landing-manifest',
      '.well-known',
      '.well-known/security.txt',
      'CNAME',
      'a.html',
    ])
  })

  it('are never overwritten, unless they are the same', async () => {
    await build(['a.html'])
    await put('b.html', 'mine')
    await put('c.html', 'c.html')
    const output = open()
    for (const path of ['a.html', 'b.html', 'c.html', 'd.html']) await output.write(path, path)
    expect(() => output.commit()).toThrow(
      'The build would overwrite files in the output folder that no build wrote: "b.html".',
    )
    expect(await read('b.html')).toBe('mine')
    expect(await outputNames()).not.toContain('d.html')
    await output.discard()
    await rm(join(folder, 'dist/b.html'))
    expect(await build(['a.html', 'b.html', 'c.html'])).toMatchObject({ written: 2, kept: 1 })
  })

  it('are not overwritten through a link', async () => {
    await build(['a.html'])
    await mkdir(join(folder, 'content'))
    await writeFile(join(folder, 'content/b.html'), 'mine')
    await symlink('../content', join(folder, 'dist/docs'))
    await expect(build(['a.html', 'docs/b.html'])).rejects.toThrow('no build wrote: "docs".')
    expect(await readFile(join(folder, 'content/b.html'), 'utf8')).toBe('mine')
    expect(await build(['a.html'])).toMatchObject({ removed: 0, foreign: ['/docs'] })
  })

  it('are not removed through a link in the place of an own folder', async () => {
    await build(['a.html', 'docs/b.html'])
    await rm(join(folder, 'dist/docs'), { recursive: true })
    await mkdir(join(folder, 'content'))
    await writeFile(join(folder, 'content/b.html'), 'mine')
    await symlink('../content', join(folder, 'dist/docs'))
    expect(await build(['a.html'])).toMatchObject({ removed: 0, foreign: ['/docs'] })
    expect(await readFile(join(folder, 'content/b.html'), 'utf8')).toBe('mine')
  })

  it('are removed with emptyOutDir, apart from .git', async () => {
    await put('.git/HEAD', 'ref: refs/heads/gh-pages')
    await put('CNAME', 'docs.example.org')
    await put('notes/a.md', 'mine')
    await put('a.html', 'mine')
    await mkdir(join(folder, 'content'))
    await writeFile(join(folder, 'content/b.html'), 'mine')
    await symlink('../content', join(folder, 'dist/docs'))
    const report = await build(['a.html', 'docs/b.html'], { emptyOutDir: true })
    expect(report).toMatchObject({ written: 2, removed: 4, foreign: [] })
    expect(await outputNames()).toEqual([
      '.git',
      '.git/HEAD',
      '.landing-manifest',
      'a.html',
      'docs',
      'docs/b.html',
    ])
    expect(await readFile(join(folder, 'content/b.html'), 'utf8')).toBe('mine')
  })
})

describe('the manifest', () => {
  it('names stale files when the cache is lost', async () => {
    await build(['a.html', 'old/b.html'])
    await rm(join(folder, 'cache'), { recursive: true })
    expect(await build(['a.html'])).toMatchObject({ written: 1, kept: 0, removed: 1, foreign: [] })
    expect(await outputNames()).toEqual(['.landing-manifest', 'a.html'])
  })

  it('does not depend on the order of the files', async () => {
    await build(['b.html', 'a.html'])
    const first = await read('.landing-manifest')
    expect(JSON.parse(first)).toEqual(['/a.html', '/b.html'])
    await rm(join(folder, 'dist'), { recursive: true })
    await build(['a.html', 'b.html'])
    expect(await read('.landing-manifest')).toBe(first)
  })
})

describe('names of files', () => {
  it('may change from a file to a folder and back', async () => {
    await build(['a', 'b/c/d'])
    expect(await build(['a/x', 'b/c'])).toMatchObject({ written: 2, removed: 2 })
    expect(await outputNames()).toEqual(['.landing-manifest', 'a', 'a/x', 'b', 'b/c'])
    await mkdir(join(folder, 'dist/e'))
    expect(await build(['a', 'b/c/d', 'e'])).toMatchObject({ written: 3, removed: 2 })
    expect(await outputNames()).toEqual(['.landing-manifest', 'a', 'b', 'b/c', 'b/c/d', 'e'])
  })

  it('cannot be those of a file and a folder in one build', async () => {
    const clash = '"/a/b" cannot be both a file of the site and a folder, which "/a/b/c" needs.'
    await expect(build(['a/b', 'a/b/c'])).rejects.toThrow(clash)
    await rm(join(folder, 'stage'), { recursive: true })
    await expect(build(['a/b/c', 'a/b'])).rejects.toThrow(clash)
  })

  it('of plugins cannot be those of others, unless one of the two is an offer', async () => {
    const write = async (first: Writer, second: Writer, offers?: 'first' | 'second') => {
      const output = open()
      output.writer = first
      await (offers === 'first' ? output.offer('a/x', () => '1') : output.write('/a/x', '1'))
      output.writer = second
      await (offers === 'second' ? output.offer('a/x', () => '2') : output.write('/a/x', '2'))
      output.commit()
      return read('a/x')
    }
    for (const other of ['a static file', 'a page', 'the site', 'plugin "b"'] as const) {
      await expect(write(other, 'plugin "a"')).rejects.toMatchObject({
        code: 'build/name-clash',
        message: `"/a/x" is written by ${other} and by plugin "a".`,
        help: 'Change the path of one of the two, or remove the plugin.',
      })
    }
    await expect(write('plugin "a"', 'the redirect from "/a/"')).rejects.toThrow(
      'by plugin "a" and',
    )
    expect(await write('plugin "a"', 'plugin "a"')).toBe('2')
    expect(await write('plugin "a"', 'plugin "b"', 'first')).toBe('2')
    expect(await write('plugin "a"', 'plugin "b"', 'second')).toBe('1')
  })

  it('of plugins cannot be those of folders', async () => {
    const output = open()
    output.writer = 'plugin "a"'
    await output.write('a', '')
    output.writer = 'a page'
    await expect(output.write('a/index.html', '')).rejects.toMatchObject({
      help: 'Change plugin "a", or rename the other file.',
    })
  })

  it('of static files that the site replaces are reported', async () => {
    const own = join(folder, '404.html')
    await writeFile(own, 'by the owner')
    const output = open()
    await output.mirror('404.html', own)
    await output.write('404.html', 'by the framework')
    expect(output.commit()).toMatchObject({ overwritten: ['/404.html'] })
    expect(await read('404.html')).toBe('by the framework')
  })

  it('of static files stay replaced when the site keeps its own from the last build', async () => {
    const own = join(folder, '404.html')
    await writeFile(own, 'by the owner')
    for (const _ of [1, 2, 3]) {
      const output = open()
      await output.mirror('404.html', own)
      await output.write('404.html', 'by the framework')
      expect(output.commit()).toMatchObject({ overwritten: ['/404.html'] })
      expect(await read('404.html')).toBe('by the framework')
    }
  })

  it('of a folder by hand in the place of a file are refused', async () => {
    await build(['a.html'])
    await put('b.html/mine', 'mine')
    await expect(build(['a.html', 'b.html'])).rejects.toThrow('no build wrote: "b.html/mine".')
  })
})

it('builds without a cache that can be written', async () => {
  await writeFile(join(folder, 'cache'), 'a file where the folder should be')
  const report = await build(['a.html'])
  expect(report).toMatchObject({ written: 1 })
  expect(String(report.manifestError)).toContain('EEXIST')
  expect(await build(['a.html'])).toMatchObject({ written: 1, removed: 0 })
  expect(await read('a.html')).toBe('a.html')
})

describe('outputPath', () => {
  it('stays inside the folder', () => {
    expect(outputPath('/out', '/docs/x.html')).toBe('/out/docs/x.html')
    expect(() => outputPath('/out', '/../etc/passwd')).toThrow(
      'The path "/../etc/passwd" leads outside the output folder.',
    )
  })
})
