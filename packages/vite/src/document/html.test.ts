import { describe, expect, it } from 'vitest'
import { type DocumentParts, namesIn, toDocument } from './html'

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
    stylesByUse: [
      [['main'], '/main.css'],
      [['nav', '.map'], '/nav.css'],
      [['*'], '/all.css'],
      [['.landing-*'], '/own.css'],
      [['.land-*'], '/land.css'],
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

  it('asks for the style sheets of what it holds', () => {
    const sheets = html.matchAll(/rel="stylesheet" href="([^"]*)"/g)
    expect(Array.from(sheets, ([, href]) => href)).toEqual([
      '/m.css',
      '/main.css',
      '/all.css',
      '/own.css',
    ])
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

it.each([
  ['<p><ui5-button>Go</ui5-button></p>', ['p', 'ui5-button']],
  ['<div id="a" class="x b-c"></div>', ['div', 'div[id]', '.x', '.b-c']],
  ['<img alt="<del> class=\'a\'"\n hidden class="b"/><br>', ['img', 'br', '.b']],
  ['<p>&lt;del> class="a"</p><svgs></svgs>', ['p', 'svgs']],
])('knows the elements and classes in %s', (html, names) => {
  expect([...namesIn(html)]).toEqual(names)
})
