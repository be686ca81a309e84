import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { SiteData } from '@landing/schema'
import { expect, it } from 'vitest'
import { loadVirtual, resolvedId, stylesByUse, type VirtualSources } from './virtual-modules'

const root = mkdtempSync(join(tmpdir(), 'landing-virtual-'))

function overrides(htmlLang: string, theme: SiteData['theme'] = {}): string {
  return code('virtual:landing/overrides', [siteIn(htmlLang, '/', theme)])
}

const siteIn = (lang: string, base: string, theme: SiteData['theme'] = {}) =>
  ({ base: '/', locale: { code: lang, htmlLang: lang, base }, theme }) as SiteData

const sourcesOf = (sites: readonly SiteData[]): VirtualSources => ({
  ...{ root, sites, contentDir: root, site: siteIn('en', '/') },
  ...{ pages: [], components: [], content: { codeSources: () => [], plugins: new Map() } },
})

const code = (id: string, sites: readonly SiteData[]): string =>
  loadVirtual(resolvedId(id), () => sourcesOf(sites)) ?? ''

it('adds nothing to an English site in Horizon', () => {
  expect(overrides('en')).not.toMatch(/import [^(]/)
})

it('brings the texts of the language, and UI5 in it', () => {
  expect(overrides('de-AT')).toMatch(/import \{ de as catalogue \} from ".*messages\/de\.[jt]s"/)
  expect(overrides('de-AT')).toContain('ui5-languages')
  expect(overrides('zh-CN')).toMatch(/import \{ zhHans as catalogue \} from ".*messages\/zh-Hans\./)
  expect(overrides('pt')).toContain('const catalogue = {}')
})

it('brings the other family below the styles of the site', () => {
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/styles.css'), '')
  const styles = code('virtual:landing/styles', [siteIn('en', '/', { family: 'sap_fiori_3' })])
  expect(styles.indexOf('sap_fiori_3_auto.css')).toBeGreaterThan(0)
  expect(styles.indexOf('src/styles.css')).toBeGreaterThan(styles.indexOf('sap_fiori_3_auto.css'))
})

it('has style sheets for what few pages hold, and those of plugins', () => {
  const client = [
    { styles: 'file:///a.css', when: 'has:svg, .map' },
    { styles: 'file:///b.css' },
    { module: '/b.js' },
  ] as const
  const content = { codeSources: () => [], plugins: new Map([['a', { client }]]) }
  const sources = { ...sourcesOf([siteIn('en', '/')]), content }
  const sheets = stylesByUse(sources).map(([names, file]) => [basename(file, '.css'), names])
  expect(sheets).toEqual([
    ['elements', ['ui5-*']],
    ['home', ['.landing-home', '.landing-hero']],
    ['suggestions', ['.landing-suggestions-entries']],
    ['rare', expect.arrayContaining(['del', 'tr[id]', '.landing-tk-ansi-*'])],
    ['a', ['svg', '.map']],
    ['b', ['*']],
  ])
  const entries = loadVirtual(resolvedId('virtual:landing/plugins'), () => sources)
  expect(entries?.match(/import\([^)]*\)/g)).toEqual(['import("/b.js")'])
})

it('names no export of the theme file that it need not have', () => {
  mkdirSync(join(root, 'own/src'), { recursive: true })
  writeFileSync(join(root, 'own/src/theme.tsx'), 'export const components = {}')
  const sites = [siteIn('en', '/'), siteIn('ar', '/ar/')]
  for (const some of [sites, sites.slice(0, 1)]) {
    const source = { ...sourcesOf(some), root: join(root, 'own') }
    const text = loadVirtual(resolvedId('virtual:landing/overrides'), () => source)
    expect(text).toContain('import * as exported from')
    expect(text).not.toMatch(/exported(\.|\[")/)
  }
})

it('knows the language of a page by its path, and loads the texts of the others when needed', () => {
  const sites = [siteIn('en', '/'), siteIn('ar', '/ar/')]
  const source = code('virtual:landing/site', sites).replace('export const siteAt =', 'return')
  const siteAt = new Function(source)() as (path: string) => SiteData
  const codes = ['/', '/docs/', '/ar/docs/', '/ar', '/arabic/'].map(
    (path) => siteAt(path).locale.code,
  )
  expect(codes).toEqual(['en', 'en', 'ar', 'ar', 'en'])
  const overrides = code('virtual:landing/overrides', sites)
  expect(overrides).toMatch(/"ar": \(\) => import\(".*messages\/ar\.[jt]s"\)/)
  expect(overrides).not.toContain('"en":')
})

it.each([
  [[], undefined],
  [['navigation'], 'navigation'],
  [['navigation', 'has:table'], 'load'],
] as const)('tells when the first module of a plugin may start: %j', (moments, start) => {
  const client = moments.map((when) => ({ module: '/a.js', when }))
  const content = { codeSources: () => [], plugins: new Map([['a', { client }]]) }
  const id = resolvedId('virtual:landing/settings')
  expect(loadVirtual(id, () => ({ ...sourcesOf([]), content }))).toContain(
    `modulesStart = ${JSON.stringify(start)}`,
  )
})

it('brings the module of the plugin that searches the site, with its options', () => {
  const id = 'virtual:landing/hosted-search'
  expect(code(id, [])).toBe('export const createHosted = undefined')
  const search = { module: 'file:///plugin/search.js', options: { index: 'docs' } }
  const content = { codeSources: () => [], plugins: new Map([['search', { search }]]) }
  const load = (name: string) =>
    loadVirtual(resolvedId(name), () => ({ ...sourcesOf([]), content }))
  expect(load(id)).toContain(
    'import create from "/plugin/search.js"\nconst options = {"index":"docs"}',
  )
  expect(load('virtual:landing/settings')).toContain('isHostedSearch = true')
  expect(code('virtual:landing/settings', [])).toContain('isHostedSearch = false')
})
