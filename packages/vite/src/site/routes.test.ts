import type { DocsSet, SiteData } from '@landing/schema'
import { expect, it } from 'vitest'
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
