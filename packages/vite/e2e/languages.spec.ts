import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
})
afterAll(() => site.dispose())

const text =
  '---\ntags: [Guide]\n---\n\n# Seite\n\n:::note\nText\n:::\n\n::table{data="releases"}\n'

it('builds each page in the words and with the dates of its language', async () => {
  await site.write('content/docs/page.md', text)
  await site.write('content/i18n/de/docs/page.md', text)
  await site.edit(
    'landing.config.js',
    "baseUrl: '/base/',",
    `baseUrl: '/base/',
    i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    data: {
      releases: () => ({
        columns: [{ key: 'date', label: 'Date' }, { key: 'stable', label: 'Stable' }],
        rows: [{ date: { date: '2026-03-04' }, stable: true }],
      }),
    },`,
  )
  const { ok, output } = await site.build()
  expect(ok, output).toBe(true)
  const words = {
    'docs/tags': ['<title>Tags |', '>Documentation</a>'],
    'de/docs/tags': ['<title>Schlagwörter |', '>Dokumentation</a>'],
    'de/docs/tags/guide': ['Dokumente mit „Guide“ |', '>Schlagwörter</a>'],
    'de/search': ['<title>Dokumentation durchsuchen |'],
    'docs/page': ['>Note</p>', '>4 March 2026</time>', '>Yes</td>', '"Table: Seite"'],
    'de/docs/page': ['>Hinweis</p>', '>4. März 2026</time>', '>Ja</td>', '"Tabelle: Seite"'],
  }
  for (const [page, expected] of Object.entries(words)) {
    const html = await site.read(`dist/${page}/index.html`)
    for (const word of expected) expect(html).toContain(word)
  }
  // Names of untranslated pages are in their own language.
  const named = {
    'de/docs/page': '"><span lang="en">Start</span></a>',
    'de/docs/start': '<span aria-current="page"><span lang="en">Start</span></span>',
    'de/docs/tags/guide': '<a href="/base/de/docs/start/"><span lang="en">Start</span></a>',
    'de/docs': '<a href="/base/de/docs/start/"><bdi lang="en">Start</bdi></a>',
  }
  for (const [page, name] of Object.entries(named)) {
    expect(await site.read(`dist/${page}/index.html`)).toContain(name)
  }
  expect(await site.read('dist/docs/start/index.html')).not.toContain('<span lang=')
  // Untranslated pages repeat others: canonical ones are listed.
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const list = await site.read(`dist/${file}`)
    expect(list).toContain('/base/docs/start/')
    expect(list).toContain('/base/de/docs/page/')
    expect(list).not.toContain('/base/de/docs/start/')
  }
  // The words are in the documents; no script carries them.
  const files = await readdir(join(site.root, 'dist/assets'), { recursive: true })
  const scripts = await Promise.all(
    files.filter((name) => name.endsWith('.js')).map((name) => site.read(`dist/assets/${name}`)),
  )
  expect(scripts.some((script) => script.includes('Suche leeren'))).toBe(true)
  expect(scripts.some((script) => script.includes('Fußnoten'))).toBe(false)
})
