import { expect, it } from 'vitest'
import { testDoc, testLocale, testSite, testVersion } from '../fixtures/site'
import { searchScope, versionOfParam, versionParam } from './search-scope'

const ar = testLocale('ar', 'العربية', '/site/ar/', 'rtl')
const versions = (root: string) => [
  testVersion('current', { isLast: false, path: `${root}docs/next/` }),
  testVersion('2.0', { isLast: true, path: `${root}docs/` }),
]
const site = testSite({ docs: [{ id: 'default', versions: versions('/') }] })
const arabic = testSite({ docs: [{ id: 'default', versions: versions('/ar/') }], locale: ar })

it('puts the path of a version into addresses, in each language the same', () => {
  for (const each of [site, arabic]) {
    expect(versionParam(each, 'current')).toBe('docs/next/')
    expect(versionOfParam(each, 'docs/next/')).toBe('current')
    expect(versionOfParam(each, 'docs/next')).toBe('current')
  }
})

it('treats the latest version, and one that does not exist, as none', () => {
  expect(versionParam(site, '2.0')).toBeUndefined()
  expect(versionParam(site, undefined)).toBeUndefined()
  for (const param of [null, '', 'docs/', 'current', 'docs/3.0/', '%', '../..']) {
    expect(versionOfParam(site, param)).toBeUndefined()
  }
})

it('searches from a page in its context, if that can be chosen in its version', () => {
  const contexts = [
    { id: 'guides', label: 'Guides', paths: ['/docs/'], versions: ['2.0'] },
    { id: 'blog', label: 'Blog', paths: ['/blog/'] },
  ]
  const scopeOf = (path: string, version: string) =>
    searchScope(site, { path, page: testDoc({ path, version }), contexts })
  expect(scopeOf('/docs/a/', '2.0')).toEqual({ context: 'guides' })
  expect(scopeOf('/docs/next/a/', 'current')).toEqual({ version: 'current' })
  expect(searchScope(site, { path: '/blog/a/', page: undefined, contexts })).toEqual({
    context: 'blog',
  })
  expect(searchScope(site, { path: '/', page: undefined, contexts })).toEqual({})
})
