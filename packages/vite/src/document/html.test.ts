import { describe, expect, it } from 'vitest'
import { type DocumentParts, toDocument } from './html'

const parts: DocumentParts = {
  htmlLang: 'en',
  direction: 'ltr',
  build: 'b1-en',
  head: '<title>A</title>',
  body: '<div class="landing-root" data-landing=""><main><p>The article</p></main></div>',
  features: new Set(),
  inlineScripts: ['document.documentElement.dataset.x=1'],
  assets: {
    script: '/m.js',
    styles: ['/m.css'],
    stylesByUse: [
      ['ui5', '/e.css'],
      ['home', '/h.css'],
      ['rare', '/rare.css'],
    ],
    modulePreloads: ['/p.js'],
    integrity: { '/m.js': 'sha384-m' },
    fonts: ['/f.woff2'],
  },
  policy: "default-src 'self'",
}

describe('toDocument', () => {
  const html = toDocument(parts)

  it('asks for its scripts after all that is seen', () => {
    const scripts = html.match(/<(?:script[^>]* src|link rel="modulepreload")[^>]*>/g) ?? []
    expect(scripts).toHaveLength(2)
    for (const tag of scripts) expect(tag).toContain(' fetchpriority="low"')
    expect(html.indexOf('/m.css')).toBeLessThan(html.indexOf('/m.js'))
  })

  it('asks for the style sheets of its features', () => {
    for (const sheet of ['/e.css', '/h.css', '/rare.css']) expect(html).not.toContain(sheet)
    const withFeatures = toDocument({ ...parts, features: new Set(['ui5', 'rare']) })
    expect(withFeatures).toMatch(/\/m\.css">\n.*href="\/e\.css">\n.*href="\/rare\.css">/)
    expect(withFeatures).not.toContain('/h.css')
  })

  it('asks for the style sheets of plugins whose elements it holds', () => {
    const stylesByUse = ['has:main', 'has:.x', 'load', 'navigation'].map(
      (use) => [use, `/${use}.css`] as const,
    )
    const { assets } = parts
    const found = toDocument({ ...parts, assets: { ...assets, stylesByUse } }).match(
      /\/[\w:.]+\.css/g,
    )
    expect(found).toEqual(['/m.css', '/has:main.css', '/load.css'])
  })

  it('carries the page once, and the id of its build', () => {
    expect(html.match(/The article/g)).toHaveLength(1)
    expect(html).toContain('<html lang="en" dir="ltr" data-build="b1-en">')
  })

  it('carries its policy, and the hash of its script', () => {
    expect(html).toContain(`http-equiv="Content-Security-Policy" content="default-src 'self'"`)
    expect(html).toContain('<script type="module" src="/m.js" integrity="sha384-m" crossorigin')
    expect(html).toContain('<link rel="modulepreload" href="/p.js" crossorigin')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
  })
})
