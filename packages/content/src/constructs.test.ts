import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileText, findingsOf, htmlOf } from './fixtures/compile-text'
import { openSite, renderPath } from './fixtures/write-site'
import { openLazyParser } from './parser/lazy-parser'

const fixtures = join(import.meta.dirname, '../fixtures')

describe.each(readdirSync(fixtures))('%s', (name) => {
  const contentDir = join(fixtures, name)
  const text = readFileSync(join(contentDir, 'input.md'), 'utf8')
  const path = join(contentDir, 'output.html')
  const options = { contentDir, source: 'input.md', variables: { product: 'Landing', max: 3 } }

  it.each(['auto', 'reference'] as const)(
    'becomes its HTML with the parser "%s"',
    async (choice) => {
      const parser = await openLazyParser(choice)
      const { html, findings } = await compileText(text, { ...options, parser })
      expect(findings).toEqual([])
      if (process.env.UPDATE) writeFileSync(path, `${html}\n`)
      expect(`${html}\n`).toBe(readFileSync(path, 'utf8'))
    },
  )

  it('stays the same where raw HTML is sanitized', async () => {
    const { html } = await compileText(text, { ...options, rawHtml: 'sanitize' })
    expect(`${html}\n`).toBe(readFileSync(path, 'utf8'))
  })

  const wrong = join(contentDir, 'wrong.md')
  it.runIf(existsSync(wrong))('names what is wrong, where and what to do', async () => {
    const file = join(contentDir, 'wrong.txt')
    const { findings } = await compileText(readFileSync(wrong, 'utf8'), options)
    const told = findings
      .map(({ code, location: { line, column }, message, help }) =>
        [`${line}:${column} ${code}`, message, help].join('\n'),
      )
      .join('\n\n')
    if (process.env.UPDATE) writeFileSync(file, `${told}\n`)
    expect(`${told}\n`).toBe(readFileSync(file, 'utf8'))
  })
})

it('is links and words in the page as Markdown', async () => {
  const text =
    '::link-card[A *b*]{href="./b.md" description="c"}\n\nSee :badge[New]{type=tip} :icon[tag]{label=Tag} :link-button[x]{href=#y}.'
  const { markdown, markdownLinks } = await compileText(text)
  const { markdown: filled } = await compileText('In :var[a].', { variables: { a: 1 } })
  expect(filled).toBe('In 1.\n')
  expect(markdown).toMatch(/^\[A \*b\*\]\(\S+0:\): c\n\nSee \(New\) Tag \[x\]\(#y\)\.\n$/)
  expect(markdownLinks).toEqual(['./b.md'])
})

it('has no link in a link where a label is an address', async () => {
  expect(await htmlOf('::link-button[Go **www.example.org**]{href="https://example.org"}')).toBe(
    '<p><a href="https://example.org" class="landing-button landing-button-emphasized landing-external" rel="noopener noreferrer">Go <strong>www.example.org</strong></a></p>',
  )
  expect(await htmlOf(':::card[https://example.org]{href="/b"}\nx\n:::')).toContain(
    '<a href="@0">https://example.org</a></p>',
  )
})

it.each(['auto', 'reference'] as const)(
  'gives links and images what stands behind them in braces, with the parser "%s"',
  async (choice) => {
    const parser = await openLazyParser(choice)
    const text =
      '[a](https://example.org){target="_blank" rel=nofollow}, [b](#a){.big #own}{.x}[c](#a){target="x y"}.\n\n![d](https://example.org/a.png){width=300 .wide loading=eager}\n\n[a](#a){plain}, [a](#a)\\{.b} and **[b](#a){.c}**.'
    expect((await compileText(text, { parser })).html).toMatchInlineSnapshot(`
      "<p><a href="https://example.org" target="_blank" rel="noopener noreferrer nofollow" class="landing-external">a</a>, <a href="@0" id="own" class="big">b</a>{.x}<a href="@1" target="x y">c</a>.</p>
      <p><img src="https://example.org/a.png" alt="d" width="300" loading="eager" class="wide" decoding="async"></p>
      <p><a href="@2">a</a>{plain}, <a href="@3">a</a>{.b} and <strong><a href="@4" class="c">b</a></strong>.</p>"
    `)
  },
)

it('reads subscripts and superscripts on request', async () => {
  const text = 'H~2~O, ~~gone~~, x^2^, e^*i*^, 2^10 and 3^4, \\^2^, `x^2^`.'
  expect(await htmlOf(text)).toMatchInlineSnapshot(
    `"<p>H<del>2</del>O, <del>gone</del>, x^2^, e^<em>i</em>^, 2^10 and 3^4, ^2^, <code>x^2^</code>.</p>"`,
  )
  expect(await htmlOf(text, { subSuper: true })).toMatchInlineSnapshot(
    `"<p>H<sub>2</sub>O, <del>gone</del>, x<sup>2</sup>, e^<em>i</em>^, 2^10 and 3^4, ^2^, <code>x^2^</code>.</p>"`,
  )
})

it('knows the abbreviations of a site, and those of a page before them', async () => {
  const text = 'HTML, API and C++ of the API-Hub.\n\n*[API]: Own meaning\n\n> *[HTML]: Quoted'
  const abbreviations = { API: 'Of the site', 'C++': 'A language' }
  expect(await htmlOf(text, { abbreviations })).toMatchInlineSnapshot(`
    "<p><abbr title="Quoted">HTML</abbr>, <abbr title="Own meaning">API</abbr> and <abbr title="A language">C++</abbr> of the <abbr title="Own meaning">API</abbr>-Hub.</p>
    <blockquote>
    </blockquote>"
  `)
  expect(await htmlOf('*[A]: "x" <y>\n*[A]: other\n\nA')).toMatchInlineSnapshot(
    `"<p><abbr title="&quot;x&quot; <y>">A</abbr></p>"`,
  )
})

it('makes embeds links that readers load, where the policy allows that', async () => {
  const frameSources = ['https://www.youtube-nocookie.com', '*.example.org']
  const text = [
    '::video[A *b*]{src="https://www.youtube.com/watch?t=1&v=dQw4w9WgXcQ"}',
    '::frame[Map]{src="https://maps.example.org/x?a=b"}',
    '::video[Other]{src="https://vimeo.com/76979871"}',
    '::video[Own]{src="./own.mp4" poster="./own.png"}',
  ].join('\n\n')
  const { html, findings } = await compileText(text, { frameSources, rawHtml: 'sanitize' })
  expect(html).toBe((await compileText(text, { frameSources })).html)
  expect(html).toMatchInlineSnapshot(`
    "<figure class="landing-embed"><p><a href="https://www.youtube.com/watch?t=1&amp;v=dQw4w9WgXcQ" class="landing-embed-link landing-external" rel="noopener noreferrer" data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1">A <em>b</em></a></p><figcaption>www.youtube-nocookie.com</figcaption></figure>
    <figure class="landing-embed"><p><a href="https://maps.example.org/x?a=b" class="landing-embed-link landing-external" rel="noopener noreferrer" data-frame="https://maps.example.org/x?a=b">Map</a></p><figcaption>maps.example.org</figcaption></figure>
    <figure class="landing-embed"><p><a href="https://vimeo.com/76979871" class="landing-embed-link landing-external" rel="noopener noreferrer">Other</a></p><figcaption>player.vimeo.com</figcaption></figure>
    <video class="landing-video" controls preload="metadata" src="@0" poster="@1" aria-label="Own"></video>"
  `)
  expect(findings.map(({ message, help }) => `${message} ${help}`)).toEqual([
    "The policy of the site forbids frames of \"player.vimeo.com\": readers get a link. Allow it in the configuration: security: { policy: { 'frame-src': ['https://player.vimeo.com'] } }.",
  ])
})

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

it('puts the banner of the front matter behind the title', async () => {
  const text = (body: string) =>
    `---\nbanner: Moved to [the guide](./b.md) :badge[New]\n---\n${body}`
  const { html, markdown, findings } = await compileText(text('# A\n\nText.'))
  const banner =
    '<div class="landing-admonition landing-admonition-important" role="note"><div class="landing-admonition-body"><p>Moved to <a href="@0">the guide</a> <span class="landing-status-badge landing-status-neutral">New</span></p></div></div>'
  expect(html).toMatch(/^<landing-heading><h1|^<h1/)
  expect(html).toContain(`</h1>\n${banner}\n<p>Text.</p>`)
  expect(findings).toEqual([])
  expect(markdown).toBe('# A\n\nText.\n')
  expect(await htmlOf(text('Text.'))).toBe(`${banner}\n<p>Text.</p>`)
  expect(await htmlOf('---\ntitle: A\n---\n```yaml\nbanner: x\nhero: y\n```')).not.toContain(
    'landing-admonition',
  )
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

it.each([
  [
    '::video[A]{src=https://example.org/a}',
    '1:1 directive/attribute No player is known for the video "https://example.org/a".',
  ],
  ['::frame[A]', '1:1 directive/attribute "frame" has no address.'],
  [
    '[a](#b){.c onclick=x}',
    '1:1 directive/attribute The attribute "onclick" of a link does nothing.',
  ],
  ['![a](/b.png){alt=x}', '1:1 directive/attribute The attribute "alt" of an image does nothing.'],
])('names what is wrong in %j', async (text, finding) => {
  expect(await findingsOf(text)).toContain(finding)
})
