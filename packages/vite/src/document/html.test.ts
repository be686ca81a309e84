import { describe, expect, it } from 'vitest'
import { type DocumentParts, hasElements, toDocument } from './html'

const parts: DocumentParts = {
  htmlLang: 'en',
  direction: 'ltr',
  build: 'b1-en',
  head: '<title>A</title>',
  body: '<div class="landing-root" data-landing=""><main><p>The article</p></main></div>',
  inlineScripts: ['document.documentElement.dataset.x=1'],
  assets: {
    script: '/m.js',
    styles: ['/m.css'],
    elementStyles: '/e.css',
    modulePreloads: ['/p.js'],
    fonts: ['/f.woff2'],
  },
  policy: true,
}

describe('toDocument', () => {
  const html = toDocument(parts)

  it('asks for its scripts after all that is seen', () => {
    const scripts = html.match(/<(?:script[^>]* src|link rel="modulepreload")[^>]*>/g) ?? []
    expect(scripts).toHaveLength(2)
    for (const tag of scripts) expect(tag).toContain(' fetchpriority="low"')
    expect(html.indexOf('/m.css')).toBeLessThan(html.indexOf('/m.js'))
  })

  it('asks for the look of UI5 elements where it holds some', () => {
    expect(html).not.toContain('/e.css')
    const body = '<p><ui5-button>Go</ui5-button></p>'
    expect(toDocument({ ...parts, body })).toContain('<link rel="stylesheet" href="/e.css">')
  })

  it('carries the page once, and the id of its build', () => {
    expect(html.match(/The article/g)).toHaveLength(1)
    expect(html).toContain('<html lang="en" dir="ltr" data-build="b1-en">')
  })

  it('has a policy that allows its own boot script only', () => {
    expect(html).toMatch(/script-src 'self' 'sha256-[^';]+';/)
    expect(html).not.toContain('unsafe-inline')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
  })

  it('leaves the policy out for the dev server', () => {
    expect(toDocument({ ...parts, policy: false })).not.toContain('Content-Security-Policy')
  })
})

it('finds UI5 elements', () => {
  expect(hasElements('<p>ui5-button</p>')).toBe(false)
  expect(hasElements('<p><ui5-button>Go</ui5-button></p>')).toBe(true)
})
