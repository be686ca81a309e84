import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openContent } from './content/open-content'
import { site } from './fixtures/small-site'
import { openSite, renderPath, writeFiles, writeSite } from './fixtures/write-site'

describe('updates', () => {
  it('of a text change one page only', async () => {
    const { content, contentDir } = await openSite(site)
    await renderPath(content, '/docs/guides/next/')
    writeFiles(contentDir, {
      'docs/guides/next.md':
        '---\ntitle: Next\nsidebar_position: 2\ntags: [Guide]\n---\n\nThe *next* page. [Back](start.md)\n\nNew text.\n',
    })
    const update = await content.update([join(contentDir, 'docs/guides/next.md')])
    expect(update).toMatchObject({ structure: false, changed: ['/docs/guides/next/'] })
    expect(update.content.model).toBe(content.model)
    const { data } = await renderPath(update.content, '/docs/guides/next/')
    expect(data.kind === 'doc' && data.html).toContain('New text.')
  })

  it('of titles, and files that come and go, change the structure', async () => {
    const { content, contentDir } = await openSite(site)
    writeFiles(contentDir, { 'docs/guides/new.md': '# New' })
    const path = relative(process.cwd(), join(contentDir, 'docs/guides/new.md'))
    const added = await content.update([path])
    expect(added.structure).toBe(true)
    expect(added.changed).toContain('/docs/guides/new/')
    rmSync(join(contentDir, 'docs/guides/new.md'))
    const removed = await added.content.update([join(contentDir, 'docs/guides/new.md')])
    expect(removed.structure).toBe(true)
    expect(removed.content.model).toEqual(content.model)
  })

  it('of data and pictures reach the pages that use them', async () => {
    const { content, contentDir } = await openSite(
      { ...site, 'data/r.csv': 'name\nA\n', 'docs/table.md': '::table{data="rows"}' },
      {
        data: {
          rows: (files) => ({
            columns: [{ key: 'name', label: 'Name' }],
            rows: files.r as { name: string }[],
          }),
        },
      },
    )
    const before = await renderPath(content, '/docs/table/')
    expect(before.data.kind === 'doc' && before.data.html).toContain('<td>A</td>')
    await renderPath(content, '/docs/guides/start/')
    writeFiles(contentDir, { 'data/r.csv': 'name\nB\n' })
    const update = await content.update([join(contentDir, 'data/r.csv')])
    expect(update).toMatchObject({ structure: false, changed: ['/docs/table/'] })
    const after = await renderPath(update.content, '/docs/table/')
    expect(after.data.kind === 'doc' && after.data.html).toContain('<td>B</td>')
    writeFiles(contentDir, { 'data/r.csv': 'name\n"B\n' })
    const broken = await update.content.update([join(contentDir, 'data/r.csv')])
    expect(broken.content.messages).toMatchObject([
      { code: 'data/view-failed', help: expect.stringMatching(/; no file can be read\.$/) },
      { code: 'data/invalid', location: { file: 'data/r.csv' } },
    ])
    const picture = await update.content.update([join(contentDir, 'docs/guides/p.png')])
    expect(picture.changed).toEqual(['/docs/guides/start/'])
  })
})

describe('the cache', () => {
  it('gives the same pages, and notices what changed', async () => {
    const contentDir = writeSite({
      ...site,
      'docs/inc.md': '```text file=./inc.txt\n```',
      'docs/inc.txt': 'one',
    })
    const cacheDir = writeSite({})
    const open = () =>
      openContent({
        contentDir,
        cacheDir,
        production: true,
        config: { title: 'S', url: 'https://example.org' },
      })
    const all = async () => {
      const pages: unknown[] = []
      for await (const page of (await open()).renderAll()) pages.push(page)
      return JSON.stringify(pages)
    }
    const first = await all()
    expect(await all()).toBe(first)
    writeFiles(contentDir, { 'docs/inc.txt': 'two' })
    const changed = await all()
    expect(changed).toContain('two')
    writeFiles(contentDir, { 'docs/inc.txt': 'one' })
    expect(await all()).toBe(first)
  })

  it('may be where nothing can be written', async () => {
    const contentDir = writeSite({ 'docs/a.md': '# A\n\n```ts\nlet a\n```\n', 'a file': '' })
    for (const cacheDir of [join(contentDir, 'a file'), join(contentDir, 'a file/inside')]) {
      const content = await openContent({
        contentDir,
        cacheDir,
        production: true,
        config: { title: 'S', url: 'https://example.org' },
      })
      const { data } = await renderPath(content, '/docs/a/')
      expect(data.kind === 'doc' && data.html).toContain('landing-tk-')
      await content.dispose()
    }
  })

  it('keeps highlighted code for other settings and other pages, safe from damage', async () => {
    const block = '```hcl\nlocals {\n  a = "b"\n}\n```\n'
    const contentDir = writeSite({ 'docs/a.md': `:rocket:\n\n${block}`, 'docs/b.md': block })
    const cacheDir = writeSite({})
    const build = async (emoji: boolean, cache = cacheDir) => {
      const content = await openContent({
        contentDir,
        cacheDir: cache,
        production: true,
        config: { title: 'S', url: 'https://example.org', emoji },
      })
      const pages: unknown[] = []
      for await (const page of content.renderAll()) pages.push(page)
      await content.dispose()
      return JSON.stringify(pages)
    }
    await build(true)
    const parts = readdirSync(join(cacheDir, 'parts'))
    expect(parts).toHaveLength(1)
    // Other settings make other pages of the same code.
    const other = await build(false)
    expect(readdirSync(join(cacheDir, 'parts'))).toEqual(parts)
    expect(other).toBe(await build(false, writeSite({})))
    const file = join(cacheDir, 'parts', parts[0] ?? '')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('landing-tk-', '<s>'))
    expect(await build(true)).toBe(await build(true, writeSite({})))
  })
})

describe('warming up', () => {
  it('compiles a document that is known, and changes nothing', async () => {
    const { content } = await openSite(site)
    const route = content.model.routes.find(({ path }) => path === '/docs/guides/start/')
    if (route === undefined) throw new Error('no route')
    const before = await content.renderPage(route)
    const { parse } = content.times()
    await content.warmUp(route)
    expect(content.times().parse).toBeGreaterThan(parse)
    expect(await content.renderPage(route)).toEqual(before)
  })

  it('has nothing to do for a page without a document', async () => {
    const { content } = await openSite(site)
    const index = content.model.routes.find(({ kind }) => kind === 'docs-index')
    if (index === undefined) throw new Error('no route')
    await expect(content.warmUp(index)).resolves.toBeUndefined()
  })
})
