import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileText, findingsOf, htmlOf } from './fixtures/compile-text'
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
  const policy = { 'frame-src': ['https://www.youtube-nocookie.com', '*.example.org'] }
  const text = [
    '::video[A *b*]{src="https://www.youtube.com/watch?t=1&v=dQw4w9WgXcQ"}',
    '::frame[Map]{src="https://maps.example.org/x?a=b"}',
    '::video[Other]{src="https://vimeo.com/76979871"}',
    '::video[Own]{src="./own.mp4" poster="./own.png"}',
  ].join('\n\n')
  const { html, findings } = await compileText(text, { policy, rawHtml: 'sanitize' })
  expect(html).toBe((await compileText(text, { policy })).html)
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
  [
    '![a](/b.png){width=wide}',
    '1:1 directive/attribute The width "wide" of an image is not a number.',
  ],
  ['A :bagde[New] one', '1:3 directive/unknown There is no directive ":bagde".'],
  ['![a](/b.png){alt=x}', '1:1 directive/attribute The attribute "alt" of an image does nothing.'],
])('names what is wrong in %j', async (text, finding) => {
  expect(await findingsOf(text)).toContain(finding)
})
