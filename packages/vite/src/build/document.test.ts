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
  assets: { scripts: ['/m.js'], styles: ['/m.css'], modulePreloads: [], fonts: ['/f.woff2'] },
  first: { build: 'b1', page },
  policy: true,
}

describe('toDocument', () => {
  const html = toDocument(parts)

  it('carries the article once: as HTML, not in the data', () => {
    expect(html.match(/The article/g)).toHaveLength(1)
    const data = html.match(/id="landing-data">(.*?)<\/script>/)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ build: 'b1', page: { path: '/docs/a/', html: '' } })
  })

  it('has a policy that allows its own boot script only', () => {
    expect(html).toMatch(/script-src 'self' 'sha256-[^;]+;/)
    expect(html).not.toContain('unsafe-inline')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
  })

  it('asks for styles before scripts', () => {
    expect(html.indexOf('/m.css')).toBeLessThan(html.indexOf('/m.js'))
  })

  it('leaves the policy out for the dev server', () => {
    expect(toDocument({ ...parts, policy: false })).not.toContain('Content-Security-Policy')
  })
})
