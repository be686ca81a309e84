import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, routes, type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

describe.each(routes)('/%s', (route) => {
  it('answers with a slash, without one and with index.html', async () => {
    const withSlash = await fetch(visit.href + route)
    expect(withSlash.status).toBe(200)
    const html = await withSlash.text()
    expect(html).toMatch(/<h1[ >]/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(await (await fetch(`${visit.href}${route}index.html`)).text()).toBe(html)
    const bare = await fetch(visit.href + route.replace(/\/$/, ''))
    expect(await bare.text()).toBe(html)
  })

  it('says what it is in its head', async () => {
    const html = await (await fetch(visit.href + route)).text()
    expect(html).toMatch(/<title>[^<]*Terraform on SAP BTP<\/title>/)
    expect(html).toContain(`<link rel="canonical" href="https://sap-docs.github.io${base}${route}"`)
    expect(html).toContain('sap, btp, terraform, automation, iac, opentofu"')
  })
})

it('describes every page of its own in a sentence of 50 to 160 characters', async () => {
  const sitemap = await (await fetch(`${visit.href}sitemap.xml`)).text()
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, href = '']) => href)
    .map((href) => new URL(href).pathname.slice(base.length))
    .filter((path) => !path.startsWith('docs/api-reference/'))
  expect(paths.length).toBeGreaterThan(routes.length)
  for (const path of paths) {
    const html = await (await fetch(visit.href + path)).text()
    expect(html, path).toMatch(/<meta name="description" content="[A-Z](?:[^"&]|&\w+;){48,158}\."/)
  }
})

it('answers an unknown path with a useful page', async () => {
  const answer = await fetch(`${visit.href}docs/no/such/page/`)
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('Page Not Found')
  expect(html).toContain(`href="${base}docs/landing-page-content/where_to_start/"`)
})

it.each([
  'administration',
  'basic',
  'brownfield',
  'code',
  'context',
  'deep-dive',
  'exporter',
  'getting-started',
  'guide',
  'intro',
  'latest',
  'overview',
  'provider',
  'samples',
  'terraform',
  'versions',
  'webinar',
])('has a page for the tag %s', async (tag) => {
  expect((await fetch(`${visit.href}docs/tags/${tag}/`)).status).toBe(200)
})

it('lists every page in the sitemap and nothing that is not to be indexed', async () => {
  const sitemap = await (await fetch(`${visit.href}sitemap.xml`)).text()
  for (const route of routes.filter((path) => path !== 'search/')) {
    expect(sitemap).toContain(`<loc>https://sap-docs.github.io${base}${route}</loc>`)
  }
  expect(sitemap).not.toContain('/search/')
  expect(sitemap).not.toContain('404')
})
