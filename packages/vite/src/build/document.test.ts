import type { DocPageData } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { type DocumentParts, toDocument } from './document'

const page: DocPageData = {
  kind: 'doc',
  path: '/docs/a/',
  id: 'a',
  title: 'A',
  head: { title: 'A' },
  showTitle: true,
  html: '<p>The article</p>',
  toc: [],
  tags: [],
  docsSet: 'default',
  version: 'current',
  breadcrumbs: [],
}
const parts: DocumentParts = {
  htmlLang: 'en',
  direction: 'ltr',
  head: '<title>A</title>',
  body: '<div class="landing-app"><p>The article</p></div>',
  inlineScripts: ['document.documentElement.dataset.x=1'],
  assets: {
    scripts: ['/m.js'],
    styles: ['/m.css'],
    elementStyles: ['/e.css'],
    modulePreloads: ['/p.js'],
    fonts: ['/f.woff2'],
  },
  first: { build: 'b1', page },
  hasOwnParts: false,
  policy: true,
}

describe('toDocument', () => {
  const html = toDocument(parts)

  it('asks for its scripts after all that is seen', () => {
    const scripts = html.match(/<(?:script[^>]* src|link rel="modulepreload")[^>]*>/g) ?? []
    expect(scripts).not.toEqual([])
    for (const tag of scripts) expect(tag).toContain(' fetchpriority="low"')
  })

  it('asks for the look of UI5 elements where it holds some', () => {
    expect(html).not.toContain('/e.css')
    const body = '<p><ui5-button>Go</ui5-button></p>'
    expect(toDocument({ ...parts, body })).toContain('<link rel="stylesheet" href="/e.css">')
  })

  it('carries the article once: as HTML, not in the data', () => {
    expect(html.match(/The article/g)).toHaveLength(1)
    const data = html.match(/id="landing-data">(.*?)<\/script>/)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ build: 'b1', page: { path: '/docs/a/', html: '' } })
  })

  it('leaves out what the document shows already, unless a part of the site wants it', () => {
    const tags = [{ label: 'T', path: '/docs/tags/t/' }]
    const tagged = { ...parts, first: { build: 'b1', page: { ...page, tags } } }
    expect(toDocument(tagged)).not.toContain('/docs/tags/t/')
    expect(toDocument({ ...tagged, hasOwnParts: true })).toContain('/docs/tags/t/')
  })

  it('has a policy that allows its own boot script only', () => {
    expect(html).toMatch(/script-src 'self' 'sha256-[^;]+;/)
    expect(html).not.toContain('unsafe-inline')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
  })

  it('allows the rules for fetching ahead, which are inline, too', () => {
    const hashes = (text: string) => text.match(/'sha256-/g)?.length
    const ruled = toDocument({ ...parts, speculation: '{"prefetch":[]}' })
    expect(ruled).toContain('<script type="speculationrules">{"prefetch":[]}</script>')
    expect([hashes(html), hashes(ruled)]).toEqual([1, 2])
  })

  it('asks for styles before scripts', () => {
    expect(html.indexOf('/m.css')).toBeLessThan(html.indexOf('/m.js'))
  })

  it('leaves the policy out for the dev server', () => {
    expect(toDocument({ ...parts, policy: false })).not.toContain('Content-Security-Policy')
  })
})
