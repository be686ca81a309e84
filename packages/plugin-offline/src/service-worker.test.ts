import { expect, it } from 'vitest'
import { serviceWorker } from './service-worker'

const paths = [
  '/docs/index.html',
  '/assets/main-1.js',
  '/assets/hero-1.png',
  '/search/index.html',
  '/search/all.1.idx',
]

it('names the files to fetch ahead, and the contents of the build', () => {
  const site = { base: '/base/', paths, folders: ['assets'], code: 'run()' }
  const [line = '', code] = serviceWorker({ ...site, contents: 'a' }).split('\n')
  expect(JSON.parse(line.replace('self.landingOffline = ', ''))).toEqual({
    id: expect.stringMatching(/^[\w-]{12}$/),
    base: '/base/',
    folders: ['assets'],
    files: ['/base/assets/main-1.js', '/base/search/', '/base/search/all.1.idx'],
  })
  expect(code).toBe('run()')
  // Every deployment with other contents is another worker.
  expect(serviceWorker({ ...site, contents: 'b' })).not.toContain(line)
})

it('fetches the search page of a site without slashes ahead', () => {
  const worker = serviceWorker({
    base: '/',
    paths: ['/docs.html', '/search.html'],
    folders: [],
    contents: '',
    code: '',
  })
  expect(worker).toContain('"files":["/search"]')
})
