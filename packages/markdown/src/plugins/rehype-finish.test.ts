import { expect, it } from 'vitest'
import { compileText, htmlOf } from '../fixtures/compile-text'

it('marks external links and notes internal ones', async () => {
  const page = await compileText(
    '[a](https://x.org) [b](./b.md#c) [d](#e) [m](mailto:a@b.c) <a href="/x">y</a>',
  )
  expect(page.html).toBe(
    '<p><a href="https://x.org" class="landing-external" rel="noopener noreferrer">a</a> <a href="@0">b</a> <a href="@1">d</a> ' +
      '<a href="mailto:a@b.c">m</a> <a href="@2">y</a></p>',
  )
  expect(page.links.map(({ url, line, column }) => [url, line, column])).toEqual([
    ['./b.md#c', 1, 20],
    ['#e', 1, 34],
    ['/x', 1, 60],
  ])
  expect(page.externalLinks).toMatchObject([{ url: 'https://x.org', line: 1, column: 1 }])
})

it('makes pictures lazy, and knows pictures for one color mode', async () => {
  const { html, links } = await compileText('## H\n\nA ![A](./a.png#dark-only)')
  expect(html).toContain(
    '<img src="@0" alt="A" loading="lazy" decoding="async" class="landing-only-dark">',
  )
  expect(links[0]?.url).toBe('./a.png')
})

it('puts tables into a box that scrolls and can be reached by keyboard', async () => {
  expect(await htmlOf('| a | b |\n|:--|--:|\n| 1 | 2 |')).toBe(
    '<div class="landing-table-scroll" role="group" aria-label="Table" tabindex="0"><table>\n<thead>\n<tr>\n' +
      '<th align="left" scope="col">a</th>\n<th align="right" scope="col">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n' +
      '<td align="left">1</td>\n<td align="right">2</td>\n</tr>\n</tbody>\n</table></div>',
  )
})

it('makes the first column the headers of the rows where the corner of a table is empty', async () => {
  const html = await htmlOf('| | a |\n|---|---|\n| **x** | 1 |\n| | 2 |')
  expect(html.replace(/.*<table>|<\/table>.*|\n/gs, '')).toBe(
    '<thead><tr><td></td><th scope="col">a</th></tr></thead><tbody>' +
      '<tr><th scope="row"><strong>x</strong></th><td>1</td></tr><tr><td></td><td>2</td></tr></tbody>',
  )
})

it('makes no landmarks of tables: those below one heading have one name', async () => {
  const table = '| a |\n|---|\n| 1 |'
  const html = await htmlOf(`## Options\n\n${table}\n\n---\n\n${table}`)
  expect(html.match(/role="[^>]*(?=>)/g)).toEqual(
    Array(2).fill('role="group" aria-label="Table: Options" tabindex="0"'),
  )
})

it('lets no style attribute through, and says where one was', async () => {
  const { html, findings } = await compileText('Text <span style="color:red">red</span>')
  expect(html).toBe('<p>Text <span>red</span></p>')
  expect(findings).toMatchObject([{ code: 'html/inline-style', location: { line: 1, column: 6 } }])
})

it.each([
  ['a component', '<div>\n<Card\n  title="a"\n/>\n<i style="x">b</i>\n</div>', 5],
  ['a comment', '<div>\n<!--\na\n-->\n<i style="x">b</i>\n</div>', 5],
])('names the line of an element after %s in the same HTML', async (_, text, line) => {
  const { findings } = await compileText(text)
  expect(findings.filter(({ code }) => code === 'html/inline-style')).toMatchObject([
    { location: { line, column: 1 } },
  ])
})

it('names the boxes of task lists', async () => {
  expect(await htmlOf('- [x] a\n- [ ] b')).toMatch(
    /checked disabled aria-label="Done">.*\n.*aria-label="To do">/,
  )
})

it('gives details of raw HTML the class of the others', async () => {
  expect(await htmlOf('<details><summary>S</summary>\n\nText\n\n</details>')).toContain(
    '<details class="landing-details">',
  )
})

it('loads the first picture at once where it stands on top of the page, and the others when they are near', async () => {
  const { html } = await compileText('# T\n\n![a](a.png)\n\n![b](b.png)\n\n## H\n\n![c](c.png)')
  expect(html.match(/<img [^>]*>/g)?.map((image) => image.includes('loading="lazy"'))).toEqual([
    false,
    true,
    true,
  ])
})

it('makes a figure of a picture that stands alone with a title', async () => {
  expect(await htmlOf('## H\n\n![What it shows](a.png "The *plain* caption")')).toContain(
    '<figure class="landing-image"><img src="@0" alt="What it shows" loading="lazy" decoding="async"><figcaption>The *plain* caption</figcaption></figure>',
  )
  const pair = await htmlOf('![A](l.png#light-only "Both")![A](d.png#dark-only "Both")')
  expect(pair.match(/<figcaption>/g)).toHaveLength(1)
  expect(pair).toContain('class="landing-only-light"')
  const other = await htmlOf('![A](https://example.org/d.png#dark-only)')
  expect(other).toContain('class="landing-only-dark"')
  expect(await htmlOf('Beside text ![A](a.png "T")')).toContain('title="T"')
})

it('makes an image for each color mode of a picture that has one for the system', async () => {
  const pictureOf = async (...sources: readonly string[]) =>
    (await htmlOf(`<picture>${sources.join('')}<img alt="A" src="https://a.b/l.png"></picture>`))
      .replaceAll(' alt="A"', '')
      .replaceAll(' decoding="async"', '')
      .replaceAll(' loading="lazy"', '')
  const dark = '<source media="(prefers-color-scheme: dark)" srcset="https://a.b/d.png">'
  const light =
    '<source media="(prefers-color-scheme:light)" srcset="https://a.b/1.png 1x, https://a.b/2.png 2x">'
  expect(await pictureOf(dark)).toBe(
    '<p><span><img src="https://a.b/l.png#light-only" class="landing-only-light"><img src="https://a.b/d.png#dark-only" class="landing-only-dark"></span></p>',
  )
  expect(await pictureOf(dark, light)).toContain(
    '<img src="https://a.b/1.png#light-only" srcset="https://a.b/1.png 1x, https://a.b/2.png 2x" class="landing-only-light">',
  )
  for (const other of [
    '<source type="image/webp" srcset="https://a.b/d.webp">',
    '<source media="(width > 9em)" srcset="https://a.b/d.png">',
    // Browsers read no "src" of a source.
    '<source media="(prefers-color-scheme: light)" src="https://a.b/l.png">',
  ]) {
    expect(await pictureOf(dark, other)).toContain('<picture><source ')
  }
})

it('names frames that the policy of the site blocks', async () => {
  const { findings } = await compileText(
    [
      '<iframe src="https://www.youtube.com/embed/x"></iframe>',
      '<iframe src="//maps.example.org/x"></iframe>',
      '<iframe src="https://www.example.com/"></iframe>',
      '<iframe src="/demo/"></iframe>',
    ].join('\n\n'),
    { policy: { 'frame-src': ['https://www.example.com'] } },
  )
  expect(findings).toMatchObject([
    {
      code: 'html/blocked',
      message:
        'The policy of the site forbids frames of "www.youtube.com": browsers block this <iframe>.',
      location: { line: 1, column: 1 },
      help: "Allow it in the configuration: security: { policy: { 'frame-src': ['https://www.youtube.com'] } }.",
    },
    { code: 'html/blocked', location: { line: 3, column: 1 } },
  ])
})

it('names videos and sounds that the policy of the site blocks', async () => {
  const { findings } = await compileText(
    [
      '<video src="https://a.example.org/b.mp4" controls></video>',
      '<audio controls><source src="//b.example.org/c.mp3"></audio>',
      '<video src="https://www.example.com/d.mp4"></video>',
      '<picture><source srcset="https://a.example.org/b.png"></picture>',
    ].join('\n\n'),
    { policy: { 'media-src': ['https://www.example.com'] } },
  )
  expect(findings).toMatchObject([
    {
      code: 'html/blocked',
      message:
        'The policy of the site forbids media of "a.example.org": browsers block this <video>.',
      location: { line: 1, column: 1 },
      help: "Allow it in the configuration: security: { policy: { 'media-src': ['https://a.example.org'] } }.",
    },
    { location: { line: 3, column: 17 } },
  ])
})

it('names images without encryption, plugins and styles that the policy of the site blocks', async () => {
  const { findings } = await compileText(
    [
      '![a](http://a.example.org/b.png)',
      '<object data="/a.svg"></object>',
      '<style>p { color: red }</style>',
      '<img alt="" src="https://a.example.org/b.png">',
    ].join('\n\n'),
  )
  const message = (what: string, effect: string) =>
    `The policy of the site forbids ${what}: browsers ${effect}.`
  expect(findings.map(({ code, location, message }) => [code, location.line, message])).toEqual([
    ['html/blocked', 1, message('images without encryption', 'block this <img>')],
    ['html/blocked', 3, message('plugins of browsers', 'block this <object>')],
    ['html/blocked', 5, message('styles in HTML', 'block this <style>')],
  ])
})

it('names event handlers, scripts, style sheets and forms that the policy of the site blocks', async () => {
  const { findings } = await compileText(
    [
      '<button onclick="a()">a</button>',
      '<script src="https://a.example.org/b.js"></script>',
      '<link rel="stylesheet" href="//a.example.org/b.css">',
      '<form action="https://a.example.org/"></form>',
      '<script src="/own.js"></script><link rel="me" href="https://a.example.org/"><form></form>',
    ].join('\n\n'),
  )
  expect(findings.map(({ code, location, message }) => [code, location.line, message])).toEqual([
    [
      'html/blocked',
      1,
      'The policy of the site forbids event handlers in HTML: browsers ignore "onclick" of this <button>.',
    ],
    ...[
      [3, 'scripts', 'script'],
      [5, 'style sheets', 'link'],
      [7, 'forms', 'form'],
    ].map(([line, what, name]) => [
      'html/blocked',
      line,
      `The policy of the site forbids ${what} of "a.example.org": browsers block this <${name}>.`,
    ]),
  ])
})

it('keeps elements of the author from replacing members of the document', async () => {
  const html = await htmlOf('<img name="links" src="a.png" alt=""> <a name="kept">a</a>')
  expect(html).not.toContain('name="links"')
  expect(html).toContain('name="kept"')
})
