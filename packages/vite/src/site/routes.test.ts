import type { DocsSet, Route, SiteData } from '@landing/schema'
import { expect, it } from 'vitest'
import { countPages } from './count-pages'
import { homeRedirects, siteRoutes, withHomes } from './routes'

const docs = (path: string) =>
  [{ id: 'default', versions: [{ path, isLast: true }] }] as unknown as readonly DocsSet[]
const siteIn = (code: string, base: string): SiteData =>
  ({
    base: '/b/',
    trailingSlash: true,
    locale: { code, base },
    docs: docs(`${base.replace('/b', '')}docs/`),
  }) as SiteData
const sites = [siteIn('en', '/b/'), siteIn('ar', '/b/ar/')]
const home = { key: 'index', file: '/src/pages/index.tsx', path: '/' }

it('has the components of the site and its search page in each locale', () => {
  const routes = siteRoutes([], [home], sites)
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/ar/',
    '/search/',
    '/ar/search/',
    '/404.html',
  ])
  expect(routes[1]).toMatchObject({
    locale: { code: 'ar' },
    locales: [{ path: '/' }, { path: '/ar/' }],
  })
  expect(siteRoutes([], [home], sites.slice(0, 1))[0]).not.toHaveProperty('locales')
})

it('leads from a missing home page to the documentation', () => {
  expect(homeRedirects(siteRoutes([], [], sites), sites, [])).toEqual([
    { from: '/', to: '/docs/' },
    { from: '/ar/', to: '/ar/docs/' },
  ])
  expect(homeRedirects(siteRoutes([], [home], sites), sites, [])).toEqual([])
})

it('leaves a redirect of the root to the site that has one, and tells links home where it leads', () => {
  const own = [{ from: '/', to: '/docs/intro/' }]
  const others = homeRedirects(siteRoutes([], [], sites), sites, own)
  expect(others).toEqual([{ from: '/ar/', to: '/ar/docs/' }])
  const homes = withHomes(sites, [...own, ...others]).map((site) => site.home)
  expect(homes).toEqual(['/docs/intro/', '/ar/docs/'])
  expect(withHomes(sites, [{ from: '/', to: 'https://example.org/' }])[0]).not.toHaveProperty(
    'home',
  )
})

it('counts pages by kind', () => {
  const content = (kind: 'doc' | 'docs-index' | 'tags', path: string) =>
    ({ kind, path, docsSet: 'default', version: 'current', id: path }) as Route
  const routes = [content('doc', '/docs/a/'), content('doc', '/docs/b/'), content('tags', '/t/')]
  expect(countPages(siteRoutes(routes, [home], sites.slice(0, 1)))).toBe(
    '2 documents, 1 page of src/pages and 3 generated pages',
  )
  expect(countPages([])).toBe('0 documents')
})
