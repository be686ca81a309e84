import { describe, expect, it } from 'vitest'
import { openSite, renderPath } from '../fixtures/write-site'

describe('versions', () => {
  const files = {
    'docs/intro.md': '# New',
    'docs/only-new.md': '# Only new',
    'versions/1.10/intro.md': '# Ten',
    'docs_versions/1.9/intro.md': '# Nine',
  }

  it('are ordered by number; the newest released one has no version in its address', async () => {
    const { content } = await openSite(files, { docs: { currentVersionLabel: 'Main' } })
    expect(
      content.model.docsSets.en?.[0]?.versions.map(({ name, label, path, isLast, banner }) => [
        name,
        label,
        path,
        isLast,
        banner,
      ]),
    ).toEqual([
      ['current', 'Main', '/docs/next/', false, 'unreleased'],
      ['1.10', '1.10', '/docs/', true, undefined],
      ['1.9', '1.9', '/docs/1.9/', false, 'unmaintained'],
    ])
  })

  it('have a latest one, labels, paths and notices as configured', async () => {
    const { content } = await openSite(files, {
      docs: {
        lastVersion: 'current',
        versions: {
          current: { label: '2.0', path: 'latest', banner: 'none' },
          '1.10': { path: 'v1', banner: 'none' },
          '1.9': { label: '1.9 (old)', noIndex: true },
        },
      },
    })
    expect(
      content.model.docsSets.en?.[0]?.versions.map(({ name: _, label, path, isLast, banner }) => [
        label,
        path,
        isLast,
        banner,
      ]),
    ).toEqual([
      ['2.0', '/docs/latest/', true, undefined],
      ['1.10', '/docs/v1/', false, undefined],
      ['1.9 (old)', '/docs/1.9/', false, 'unmaintained'],
    ])
    for (const path of ['/docs/1.9/intro/', '/docs/1.9/']) {
      expect((await renderPath(content, path)).data.head.noIndex).toBe(true)
    }
    for (const path of ['/docs/latest/intro/', '/docs/v1/']) {
      expect((await renderPath(content, path)).data.head.noIndex).toBeUndefined()
    }
  })

  it('put the current version at the base, and older ones below their names, by lastVersion alone', async () => {
    const { content } = await openSite(files, { docs: { lastVersion: 'current' } })
    expect(
      content.model.docsSets.en?.[0]?.versions.map(({ path, banner }) => [path, banner]),
    ).toEqual([
      ['/docs/', undefined],
      ['/docs/1.10/', 'unmaintained'],
      ['/docs/1.9/', 'unmaintained'],
    ])
  })

  it('have sidebars of their own, whose unknown documents are reported', async () => {
    const withOld = { ...files, 'versions/1.10/only-old.md': '# Only old' }
    const open = (id: string) =>
      openSite(withOld, {
        docs: {
          sidebars: { main: ['intro', 'only-new'] },
          versions: { '1.10': { sidebars: { main: ['intro', id] } } },
        },
      })
    const { content } = await open('only-old')
    const labels = content.model.versions.map(({ name, sidebars }) => [
      name,
      sidebars.main?.items.map((item) => item.type === 'link' && item.label),
    ])
    expect(Object.fromEntries(labels)).toEqual({
      current: ['New', 'Only new'],
      '1.10': ['Ten', 'Only old'],
      '1.9': ['Nine'],
    })
    await expect(open('only-older')).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'sidebar/unknown-doc',
          message: 'Unknown document "only-older" in the sidebar of version "1.10".',
          help: 'Did you mean "only-old"? Documents: intro, only-old.',
        },
      ],
    })
  })

  it('are known by the configuration', async () => {
    const docs = { lastVersion: '2', versions: { '1.1': { noIndex: true } } }
    await expect(openSite(files, { docs })).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'docs/unknown-version',
          message: 'Unknown version "2" in "lastVersion" of the docs set "default".',
          help: 'Versions: current, 1.9, 1.10. A version is a folder in "docs_versions".',
        },
        {
          code: 'docs/unknown-version',
          message: 'Unknown version "1.1" in "versions" of the docs set "default".',
        },
      ],
    })
  })

  it('lead from a page to the same page of the others, else to their main page', async () => {
    const { content } = await openSite(files)
    const { data } = await renderPath(content, '/docs/next/only-new/')
    expect(data.kind === 'doc' && data.versions).toEqual([
      { name: 'current', path: '/docs/next/only-new/' },
      { name: '1.10', path: '/docs/intro/' },
      { name: '1.9', path: '/docs/1.9/intro/' },
    ])
  })
})
