import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture, type RunningServer } from './fixture-site'

let site: FixtureSite
let server: RunningServer

beforeAll(async () => {
  site = await openFixture()
  await site.buildOrThrow()
  server = await site.serve('preview')
})
afterAll(async () => {
  await server.close()
  await site.dispose()
})

it('prints an address with the base', () => {
  expect(server.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/base\/$/)
})

it.each(['docs/start/', 'docs/start', 'docs/start/index.html'])('answers %s', async (path) => {
  const response = await fetch(server.href + path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('The first paragraph.')
})

it.each([
  ['favicon.svg', 'image/svg+xml'],
  ['sitemap.xml', 'text/xml; charset=utf-8'],
  ['docs/start/index.md', 'text/markdown; charset=utf-8'],
  ['search/catalog.json', 'application/json; charset=utf-8'],
])('answers %s as %s', async (path, type) => {
  const response = await fetch(server.href + path)
  expect(response.headers.get('content-type')).toBe(type)
})

it('answers with the part of a file that players ask for', async () => {
  const response = await fetch(`${server.href}hello.txt`, { headers: { range: 'bytes=1-3' } })
  expect([response.status, await response.text()]).toEqual([
    206,
    (await site.read('content/static/hello.txt')).slice(1, 4),
  ])
})

it('answers what is not there with 404.html', async () => {
  const response = await fetch(`${server.href}nothing/`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page Not Found')
})

it('leads from outside of the base into it', async () => {
  const response = await fetch(new URL('/', server.href), { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/base/')
})

it('answers programs that ask for Markdown with the document as Markdown', async () => {
  const ask = (path: string, accept: string) => fetch(server.href + path, { headers: { accept } })
  const markdown = await ask('docs/start/', 'text/markdown, text/html;q=0.9')
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(markdown.headers.get('vary')).toBe('Accept')
  expect(await markdown.text()).toBe(await site.read('dist/docs/start/index.md'))
  const html = await ask('docs/start/', 'text/html, */*;q=0.8')
  expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html.headers.get('vary')).toBe('Accept')
  // A page of the site's own has no Markdown.
  expect((await ask('', 'text/markdown')).headers.get('content-type')).toMatch('text/html')
})
