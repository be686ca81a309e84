import { describe, expect, it } from 'vitest'
import { openSite, renderPath } from '../fixtures/write-site'
import { isActive } from './active-file'

const active = (file: string, text: string | Uint8Array) => isActive(file, Buffer.from(text))
const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`

describe('a file that browsers run', () => {
  it.each(['a.html', 'a.HTM', 'a.xhtml', 'a.xml', 'a.svgz', 'a.css'])('is %s', (file) => {
    expect(active(file, '')).toBe(true)
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script with a prefix', '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script/></x:svg>'],
    ['a handler', svg('', ' onload="alert(1)"')],
    ['a handler on a new line', svg('', '\nonload = "alert(1)"')],
    ['a link', svg('<a href="javascript:alert(1)"/>')],
    ['a link with references', svg('<a href="java&#115;cr&#x69;pt&#58;alert(1)"/>')],
    ['a link with line ends', svg('<a href="java\nscript:alert(1)"/>')],
    ['an animated link', svg('<animate attributeName="xlink:href" values="x"/>')],
    ['a frame', svg('<foreignObject><h:iframe srcdoc="x"/></foreignObject>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`],
    ['attributes by default', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]>${svg('')}`],
    ['a style sheet', `<?xml-stylesheet href="a.xsl"?>${svg('')}`],
    ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`],
    ['a handler within XHTML', svg('<foreignObject><body onload="x"/></foreignObject>')],
    ['a script in another case', svg('<SCRIPT/>')],
    ['a handler in another case', svg('<g ONCLICK="x"/>')],
    ['a script of the namespace', '<svg:svg xmlns:svg="x"><svg:script>x</svg:script></svg:svg>'],
    ['a script in a style', svg('<style><script/></style>')],
    ['a script behind a section', svg('<style><![CDATA[</style>]]></style><script/>')],
    ['a script before a mistake', `${svg('<script/>')}<`],
    ['a mistake', svg('<g>')],
    ['an entity that it does not declare', svg('&a;')],
    ['an entity behind a quoted sign', `<!DOCTYPE svg SYSTEM ">" [<!ENTITY a "b">]>${svg('&a;')}`],
    ['a link of XLink', svg('<a xlink:href=" &#1; JavaScript:alert(1)"/>')],
    ['a link with a tab', svg('<a href="java&#9;script:alert(1)"/>')],
    ['animated links', svg('<a><animate attributeName="href" values="#;&#106;avascript:x"/></a>')],
    ['a link that is set', svg('<set attributeName=" href " to="x"/>')],
    ['an animated handler', svg('<set attributeName="onclick" to="x"/>')],
    ['data that it uses', svg('<use href="data:image/svg+xml,%3Csvg/%3E"/>')],
    ['a link to data', svg('<a xlink:href="data:text/html,x"/>')],
    ['an instruction', `${svg('')}<?php x ?>`],
    ['UTF-16', Buffer.from(svg('<script/>'), 'utf16le')],
  ])('is an SVG image with %s', (_, text) => {
    expect(active('a.svg', text)).toBe(true)
  })

  it.each([
    ['a.png', '<script>'],
    ['a.js', 'alert(1)'],
    ['a.svg', svg('<path d="M0 0"/><style>a{fill:red}</style>')],
    ['a.svg', svg('<animate attributeName="r" values="1;2"/><text>on</text>')],
    ['a.svg', svg('<text><![CDATA[<script>]]> &lt;script&gt; onload="x" javascript:</text>')],
    ['a.svg', svg('<!-- <script/> --><desc>&#60;script/></desc>')],
    ['a.svg', svg('<image href="data:image/png;base64,AA=="/><use xlink:href="#a"/>')],
    ['a.svg', svg('<foreignObject><div>x &lt; y &amp; z</div></foreignObject>')],
    ['a.svg', `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "a" "b">${svg('')}`],
  ])('is not %s: %s', (file, text) => {
    expect(active(file, text)).toBe(false)
  })
})

describe('files beside pages that browsers run', () => {
  const files = {
    'docs/a.md': '# A\n\n[x](x.html) [b](b.svg)\n\n![B](b.svg)\n',
    'docs/x.html': '<script>alert(1)</script>',
    'docs/b.svg': svg('<script>alert(1)</script>'),
  }

  it('are published as text where authors are not trusted', async () => {
    const { content } = await openSite(files, { rawHtml: 'sanitize' })
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages.map(({ code, message }) => [code, message])).toEqual([
      ['images/missing', 'The image "b.svg" could run scripts, so it is published as text.'],
    ])
    const addresses = content.assets().map(({ href }) => href.replace(/\.[\da-f]{8}/, ''))
    expect(addresses).toEqual(['/assets/b.svg.txt', '/assets/x.html.txt'])
  })

  it('are published as they are elsewhere', async () => {
    const { content } = await openSite(files)
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages).toEqual([])
    const addresses = content.assets().map(({ href }) => href.replace(/\.[\da-f]{8}/, ''))
    expect(addresses).toEqual(['/assets/b.svg', '/assets/x.html'])
  })
})
