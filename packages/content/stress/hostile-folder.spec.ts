import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { LandingError } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openContent } from '../src/content/open-content'
import { openSite, writeSite } from '../src/fixtures/write-site'

describe('a hostile folder', () => {
  it('of strange names is read as it is', async () => {
    const names = [
      'a b.md',
      '100%.md',
      'ä.md',
      '漢字.md',
      "it's.md",
      '#hash?.md',
      'a+b&c.md',
      '.hidden.md',
      '%41.md',
      'emoji 🎉.md',
      'UPPER.MD',
      'dots..md',
      '(group).md',
    ]
    const { content } = await openSite(
      Object.fromEntries(names.map((name) => [`docs/${name}`, `# ${name}`])),
    )
    expect(content.messages.map(({ code, location }) => `${location.file} ${code}`)).toEqual(
      ['#hash?', 'a b', 'emoji 🎉'].map((name) => `docs/${name}.md docs/unusual-name`),
    )
    const paths = content.model.routes.filter(({ kind }) => kind === 'doc').map(({ path }) => path)
    expect(paths).toHaveLength(names.length - 1)
    expect(new Set(paths.map((path) => new URL(path, 'http://x').pathname)).size).toBe(paths.length)
    for (const route of content.model.routes) await content.renderPage(route)
  })

  it('of links in circles, out of the folder and to nowhere is read once', async () => {
    const contentDir = writeSite({ 'docs/a.md': '# A', 'outside/secret.md': '# Secret' })
    const docs = join(contentDir, 'docs')
    mkdirSync(join(docs, 'sub'))
    symlinkSync('..', join(docs, 'sub/up'))
    symlinkSync('self', join(docs, 'self'))
    symlinkSync('../outside', join(docs, 'out'))
    symlinkSync('a.md', join(docs, 'b.md'))
    const options = {
      contentDir,
      config: { title: 'S', url: 'https://example.org' },
      production: true,
    }
    const error = await openContent(options).catch((reason: unknown) => reason)
    expect(
      (error as LandingError).diagnostics.map(({ code: rule, location: place }) => [
        rule,
        place.file,
      ]),
    ).toEqual([['source/unreadable', 'docs/self']])
    execFileSync('rm', [join(docs, 'self')])
    const content = await openContent(options)
    expect(content.messages.map(({ code: rule, location: place }) => [rule, place.file])).toEqual([
      ['source/outside', 'docs/out'],
      ['source/link-loop', 'docs/sub/up'],
    ])
    expect(Object.keys(content.model.versions[0]?.docs ?? {})).toEqual(['a', 'b'])
  })

  it('of broken front matter names each file and line, and the rest is read', async () => {
    const broken = [
      'a: [',
      'a: "',
      '- a',
      'a: b: c',
      '\ta: b',
      'a: *x',
      '<<: 1',
      '{',
      '? [',
      'a: !!js/function x',
      '%YAML 9',
      '&a [*a]',
      'a: b\n a: c',
    ]
    const files = Object.fromEntries(
      broken.map((yaml, index) => [`docs/${index}.md`, `---\n${yaml}\n---\n\n# ${index}`]),
    )
    const error = await openSite({ ...files, 'docs/good.md': '# Good' }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(LandingError)
    for (const { location: place, message: reason } of (error as LandingError).diagnostics) {
      expect(place.file).toMatch(/^docs\/\d+\.md$/)
      expect(place.line).toBeGreaterThanOrEqual(2)
      expect(reason).not.toContain('\n')
    }
  })

  it('of YAML that multiplies itself is refused', async () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (let level = 1; level < 9; level++) {
      const [name, before] = [String.fromCharCode(97 + level), String.fromCharCode(96 + level)]
      lines.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`)
    }
    const error = await openSite({ 'docs/a.md': `---\n${lines.join('\n')}\n---\n` }).catch(
      (reason: unknown) => reason,
    )
    expect((error as LandingError).diagnostics[0]?.code).toBe('front-matter/syntax')
  })

  it('of damaged bytes is read with signs for what is lost', async () => {
    const { content } = await openSite({
      'docs/a.md': Buffer.from([0xff, 0xfe, 0x23, 0x20, 0x41, 0x00, 0xc3]),
      'docs/b.md': Buffer.concat([
        Buffer.from([0xef, 0xbb, 0xbf]),
        Buffer.from('---\r\ntitle: B\r\n---\r\n\r\n# X\r'),
      ]),
    })
    expect(content.messages.map(({ code: rule, location: place }) => [rule, place.file])).toEqual([
      ['source/encoding', 'docs/a.md'],
    ])
    expect(content.model.versions[0]?.docs.b?.facts.title).toBe('B')
  })

  it('of files where folders should be, and folders where files should be, is no crash', async () => {
    const page = { 'docs/a.md': '![](/x.png)\n' }
    const rulesOf = async (files: Readonly<Record<string, string>>) => {
      const { content } = await openSite(files, {
        i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      })
      for (const route of content.model.routes) await content.renderPage(route)
      return content.messages.map(({ code: rule }) => rule)
    }
    for (const name of ['data', 'static', 'versions', 'docs_versions', 'i18n']) {
      expect(await rulesOf({ ...page, [name]: 'a file' })).toEqual([])
    }
    for (const name of ['tags.yml', '_category_.yml', 'b.md']) {
      expect(await rulesOf({ ...page, [`docs/${name}/x.txt`]: '' })).toEqual([])
    }
    const error = await rulesOf({ docs: 'a file' }).catch((reason: unknown) => reason)
    expect((error as LandingError).diagnostics[0]?.code).toBe('docs/missing-folder')
  })

  it('of YAML that multiplies itself beside the pages is refused by name', async () => {
    const names = [...'abcdefghi']
    const lines = names.map((name, index) => {
      const inner = index === 0 ? 'x' : `*${names[index - 1]}`
      return `${name}: &${name} [${Array.from({ length: 9 }, () => inner).join(', ')}]`
    })
    const yaml = lines.join('\n')
    const error = await openSite({
      'docs/c/a.md': 'A',
      'docs/c/_category_.yml': yaml,
      'docs/tags.yml': yaml,
      'data/x.yml': yaml,
    }).catch((reason: unknown) => reason)
    expect(
      (error as LandingError).diagnostics.map(({ code: rule, location: place }) => [
        rule,
        place.file,
      ]),
    ).toEqual([
      ['data/invalid', 'data/x.yml'],
      ['category/invalid', 'docs/c/_category_.yml'],
      ['tags/invalid', 'docs/tags.yml'],
    ])
  })

  it('of pipes and of links to the rest of the machine shows none of it', async () => {
    const text = '```txt file=./NAME\n```\n\n![p](./NAME)\n\n[l](./NAME)\n'
    const contentDir = writeSite({
      'content/docs/a.md': text.replaceAll('NAME', 'pipe.txt'),
      'content/docs/b.md': text.replaceAll('NAME', 'link.txt'),
      'content/docs/c.md': text.replaceAll('NAME', '../../secret.txt'),
      'content/docs/d.md': text.replaceAll('NAME', 'own.txt'),
      'content/shared/own.txt': 'own',
      'secret.txt': 'secret',
    })
    const docs = join(contentDir, 'content/docs')
    execFileSync('sh', ['-c', 'mkfifo "$0"', join(docs, 'pipe.txt')])
    symlinkSync('../../secret.txt', join(docs, 'link.txt'))
    symlinkSync('../shared/own.txt', join(docs, 'own.txt'))
    const content = await openContent({
      contentDir: join(contentDir, 'content'),
      config: { title: 'S', url: 'https://example.org' },
      production: true,
    })
    const found: Record<string, string[]> = {}
    for await (const { route, page } of content.renderAll()) {
      if (route.kind !== 'doc') continue
      expect(JSON.stringify(page)).not.toContain('>secret<')
      found[route.id] = page.messages.map(({ message: reason }) => reason)
    }
    expect(content.assets().map(({ source }) => source)).toEqual([join(docs, 'own.txt')])
    expect(found).toEqual({
      a: [
        'The file "./pipe.txt" cannot be included: it does not exist or cannot be read.',
        'The image "./pipe.txt" does not exist.',
      ],
      b: [
        'The file "./link.txt" cannot be included: it lies outside of the content folder.',
        'The image "./link.txt" does not exist.',
      ],
      c: [
        'The file "./../../secret.txt" cannot be included: it lies outside of the content folder.',
        'The image "./../../secret.txt" is outside of the content folder.',
      ],
      d: [],
    })
  })

  it('of data whose views make no tables says which', async () => {
    const views = {
      a: () => null,
      b: () => ({ columns: null, rows: [] }),
      c: () => ({ columns: [], rows: [1] }),
    }
    const error = await openSite({ 'docs/a.md': 'A' }, { data: views as never }).catch(
      (reason: unknown) => reason,
    )
    expect((error as LandingError).diagnostics.map(({ message: reason }) => reason)).toEqual(
      ['a', 'b', 'c'].map(
        (name) => `The data view "${name}" failed: it must return { columns, rows }.`,
      ),
    )
  })
})
