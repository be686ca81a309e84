import { expect, it, vi } from 'vitest'
import { testPage, testSite } from '../fixtures/site'
import { createPageCache } from './page-cache'

it('shares requests and caches pages', async () => {
  const { load, requests } = testSite()
  const cache = createPageCache(load)
  await Promise.all([cache.get('/a/'), cache.get('/a')])
  await expect(cache.get('/a/index.html')).resolves.toEqual(testPage('/a/'))
  expect(requests).toEqual(['/a/'])
  cache.clear()
  await cache.get('/a/')
  expect(requests).toHaveLength(2)
})

it('caches the 30 pages used last', async () => {
  const { load, requests } = testSite()
  const cache = createPageCache(load)
  for (let n = 0; n < 30; n++) await cache.get(`/${n}/`)
  await cache.get('/0/')
  await cache.get('/30/')
  requests.length = 0
  await cache.get('/0/')
  await cache.get('/2/')
  expect(requests).toEqual([])
  await cache.get('/1/')
  expect(requests).toEqual(['/1/'])
})

it('does not cache failures', async () => {
  const { load, answer } = testSite()
  const cache = createPageCache(load)
  answer('/a/', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(cache.get('/a/')).rejects.toThrow('Failed to fetch')
  answer('/a/', () => testPage('/a/'))
  await expect(cache.get('/a/')).resolves.toEqual(testPage('/a/'))
})

it('bypasses every cache to refresh a page, and caches the result', async () => {
  const { load, answer, requests } = testSite()
  const cache = createPageCache(load)
  await cache.get('/a/')
  await cache.get('/b/')
  answer('/a/', () => testPage('/a/', 'Edited'))
  await cache.get('/a/', true)
  expect(load).toHaveBeenLastCalledWith('/a/', { fresh: true })
  await expect(cache.get('/a/')).resolves.toEqual(testPage('/a/', 'Edited'))
  await cache.get('/b/')
  expect(requests).toEqual(['/a/', '/b/', '/a/', '/b/'])
})

it('keeps a newer request when an older one for the same page fails', async () => {
  const load = vi.fn()
  load.mockReturnValueOnce(Promise.reject(new Error('old')))
  load.mockReturnValueOnce(Promise.resolve('new'))
  const cache = createPageCache<string>(load)
  const old = cache.get('/a/')
  const fresh = cache.get('/a/', true)
  await expect(old).rejects.toThrow('old')
  await fresh
  await expect(cache.get('/a/')).resolves.toBe('new')
  expect(load).toHaveBeenCalledTimes(2)
})
