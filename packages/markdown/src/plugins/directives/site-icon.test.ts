import { expect, it } from 'vitest'
import type { DirectivePage } from '../../page/page-draft'
import { siteIcon } from './site-icon'

const read = (text: string) => siteIcon('a', { read: () => ({ text }) } as unknown as DirectivePage)

it('writes an icon in the size and the color of the text', () => {
  const text = `<?xml version="1.0"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" id="x" width="16" height='16' viewBox="0 0 16 16">
  <title>A &amp; B</title>
  <g fill="url(#g)" data-name="x">
    <path d="M0 0h16"></path>
    <use xlink:href="#g"/>
  </g>
</svg>`
  expect(read(text)).toBe(
    '<svg viewBox="0 0 16 16" fill="currentColor"><title>A &amp; B</title><g fill="url(#g)" data-name="x"><path d="M0 0h16"/><use xlink:href="#g"/></g></svg>',
  )
  expect(read('<svg fill="none"><path/></svg>')).toBe('<svg fill="none"><path/></svg>')
})

it.each([
  ['<svg><script>alert(1)</script><path/></svg>', '<path/>'],
  ['<svg><style>* { fill: red }</style><path style="fill:red"/></svg>', '<path/>'],
  ['<svg><a href="javascript:alert(1)"><path/></a></svg>', ''],
  ['<svg><path ONCLICK="alert(1)" onload="alert(1)"/></svg>', '<path/>'],
  ['<svg><foreignObject><form action="https://x.org"/></foreignObject></svg>', ''],
  ['<svg><use href="https://x.org/a.svg#b"/></svg>', '<use/>'],
  ['<svg><path fill="url(https://x.org/a.svg#b)"/></svg>', '<path/>'],
  ['<svg><image href="https://x.org/a.png"/></svg>', ''],
  ['<svg><set attributeName="onload" to="alert(1)"/></svg>', ''],
  ['<svg><title><b><![CDATA[><img src="x" onerror="alert(1)">]]></b></title></svg>', '<title/>'],
  ['<svg><title>&lt;img src="x" onerror="alert(1)"&gt;</title></svg>', undefined],
])('leaves out of %s what runs, links, or loads', (text, inside) => {
  const html = read(text)
  expect(html).not.toMatch(/<img|=alert|javascript|x\.org|style/)
  if (inside !== undefined) {
    const root = '<svg fill="currentColor"'
    expect(html).toBe(inside === '' ? `${root}/>` : `${root}>${inside}</svg>`)
  }
})

it.each(['<svg><path onload=alert(1)/></svg>', '<svg><path></svg>', '<p/>', 'no SVG', ''])(
  'does not take %s',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)
