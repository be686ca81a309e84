import { expect, it } from 'vitest'
import { openSite, renderPath } from './fixtures/write-site'

it('publishes videos of the site', async () => {
  const { content } = await openSite({
    'docs/a.md': '::video[A]{src="./a.mp4"}\n\n<video controls><source src="./b.webm"></video>',
    'docs/a.mp4': 'x',
  })
  const { data, messages } = await renderPath(content, '/docs/a/')
  expect(data.kind === 'doc' && data.html).toMatch(/ src="\/assets\/a\.[\da-f]{8}\.mp4"/)
  expect(messages.map(({ message }) => message)).toEqual(['The file "./b.webm" does not exist.'])
})

it('publishes the sources of a picture', async () => {
  const sources = '<source media="(prefers-color-scheme: dark)" srcset="img/b.svg, ./c.svg 2x">'
  const picture = (img: string) => `<picture>\n${sources}\n${img}\n</picture>`
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>'
  const { content } = await openSite({
    'docs/a.md': picture(
      '<img alt="A" src="./a.svg" srcset="https://example.org/a.png 1x,d.svg 2x">',
    ),
    'docs/a.svg': svg,
    'docs/img/b.svg': svg,
    'docs/d.svg': svg,
  })
  const { data, messages } = await renderPath(content, '/docs/a/')
  const html = data.kind === 'doc' ? data.html.replace(/\.[\da-f]{8}\./g, '.') : ''
  expect(html).toContain('srcset="/assets/b.svg, ./c.svg 2x"')
  expect(html).toContain('src="/assets/a.svg" width="2" height="1"')
  expect(html).toContain('srcset="https://example.org/a.png 1x,/assets/d.svg 2x"')
  expect(messages).toMatchObject([
    { message: 'The image "./c.svg" does not exist.', location: { file: 'docs/a.md', line: 2 } },
  ])
})

it('leads to a page that has the name of a file, and to the file of another', async () => {
  const { content } = await openSite({
    'docs/index.md':
      '[a](./app.config.js.md) [b](/docs/app.config.js#a) [c](./app.config.js) [d](./x.js)',
    'docs/app.config.js.md': '# A\n\n## A',
    'docs/x.js': '1',
  })
  const { data, messages } = await renderPath(content, '/docs/')
  const hrefs = data.kind === 'doc' ? [...data.html.matchAll(/href="([^"]*)"/g)] : []
  expect(hrefs.map(([, href]) => href?.replace(/\.[\da-f]{8}\./, '.'))).toEqual([
    '/docs/app.config.js/',
    '/docs/app.config.js/#a',
    '/docs/app.config.js/',
    '/assets/x.js',
  ])
  expect(messages).toEqual([])
})

it('says that an image has no address', async () => {
  const { content } = await openSite({ 'docs/a.md': '# A\n\n![B]()' })
  const { messages } = await renderPath(content, '/docs/a/')
  expect(messages).toMatchObject([
    { code: 'images/missing', message: 'The image has no address.', location: { line: 3 } },
  ])
})

it('puts what front matter says of the head into it', async () => {
  const head = '[{ tag: meta, attributes: { name: a, content: "b" } }]'
  const { content } = await openSite({
    'docs/a.md': `---\ncanonical: https://example.org/x/\nhead: ${head}\n---\nText`,
  })
  const { data } = await renderPath(content, '/docs/a/')
  expect(data.head).toMatchObject({
    canonical: 'https://example.org/x/',
    elements: [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }],
  })
})

it('fills variables and words of directives into titles and descriptions', async () => {
  const { content } = await openSite(
    {
      'docs/a.md':
        '---\nslug: here\n---\n# :icon[tag] Install :var[product] :badge[New]\n\nAt :var[slug], not :var[none].\n',
    },
    { variables: { product: 'X <1>', slug: 'there' } },
  )
  const { title, description } = content.model.versions[0]?.docs.a?.facts ?? {}
  expect([title, description]).toEqual(['Install X <1> New', 'At here, not :var[none].'])
})

it('keeps a cell with a line break in its row in Markdown', async () => {
  const { content } = await openSite(
    { 'docs/a.md': '::table{data="t"}\n', 'data/t.csv': 'a\n"x\ny"\n' },
    { data: { t: ({ t }) => ({ columns: [{ key: 'a', label: 'A' }], rows: t as [] }) } },
  )
  expect((await renderPath(content, '/docs/a/')).markdown).toContain('| --- |\n| x y |')
})

it('joins the lines of a title of front matter', async () => {
  const { content } = await openSite({ 'docs/a.md': '---\ntitle: |\n  Install\n  it\n---\n' })
  const { data, markdown } = await renderPath(content, '/docs/a/')
  expect(data.head.title).toBe('Install it')
  expect(markdown).toMatch(/^# Install it\n/)
})

it('fills variables into titles and descriptions of front matter', async () => {
  const { content } = await openSite(
    {
      'docs/a.md':
        '---\nhero: {}\ntitle: Install :var[v]\ndescription: "For :var[v] :tada:"\n---\n',
    },
    { variables: { v: '1.2' } },
  )
  const { data, search } = await renderPath(content, '/docs/a/')
  expect(data).toMatchObject({
    title: 'Install 1.2',
    head: { title: 'Install 1.2', description: 'For 1.2 :tada:' },
    html: expect.stringContaining('<h1 id="install-12">Install 1.2</h1>'),
  })
  expect(search).toMatchObject({ title: 'Install 1.2', description: 'For 1.2 :tada:' })
})

it('takes no mark of the compiler from an included page, where raw HTML is sanitized', async () => {
  const mark = `slot-${'0'.repeat(32)}-`
  const forged = [
    `<${mark} data-made="0" onclick="x()">a</${mark}>`,
    `<img src=x data-made="${mark}" onerror="x()"><script data-made="${mark}">x()</script>`,
    `<a data-made="${mark}" href="javascript:x()">b</a> ${mark}0 <b class="${mark}1">c</b>`,
  ]
  const { content } = await openSite(
    {
      // The page has an element with a number of its own, which a mark could name.
      'docs/a.md': ':::tip\n\nOurs, with [a link](#ours).\n\n:::\n\n::include{file="./b.md"}\n',
      'docs/b.md': forged.join('\n\n'),
    },
    { rawHtml: 'sanitize' },
  )
  const { data } = await renderPath(content, '/docs/a/')
  const html = data.kind === 'doc' ? data.html : ''
  expect(html.match(/landing-admonition-tip/g)).toHaveLength(1)
  expect(html.slice(html.indexOf('Ours'))).toContain(`${mark}0 <b>c</b>`)
  expect(html).not.toMatch(/<script|<slot-|\son\w+=|javascript:|data-made/)
})
