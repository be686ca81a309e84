import { expect, it } from 'vitest'
import { feedHtml } from './feed-html'

const page = 'https://example.org/site/blog/post/'
const htmlOf = (html: string) => feedHtml(html, page)

it.each([
  ['<a href="/site/docs/?a=1&amp;b=2#c">x</a>', 'https://example.org/site/docs/?a=1&amp;b=2#c'],
  ['<a href="#part">x</a>', 'https://example.org/site/blog/post/#part'],
  ["<img src='picture.png'>", 'https://example.org/site/blog/post/picture.png'],
  ['<video poster="../p.png">', 'https://example.org/site/blog/p.png'],
  ['<a href="https://example.com">x</a>', 'https://example.com'],
  ['<a href="mailto:a@example.org">x</a>', 'mailto:a@example.org'],
  ['<img src="data:image/gif;base64,R0lGODdh">', 'data:image/gif;base64,R0lGODdh'],
  ['<a href="http://[">x</a>', 'http://['],
])('has full addresses: %s', async (html, address) => {
  expect(await htmlOf(html)).toContain(`="${address}"`)
})

it('has full addresses for each size of an image', async () => {
  expect(await htmlOf('<img srcset="/a.webp 400w, /b.webp 800w" src="/b.webp">')).toBe(
    '<img srcset="https://example.org/a.webp 400w, https://example.org/b.webp 800w" src="https://example.org/b.webp">',
  )
})

it('leaves out the link of a heading to itself, whatever its words are', async () => {
  const link =
    '<a class="landing-heading-anchor" href="#a" aria-label="Direct link to List<T> > b"></a>'
  expect(await htmlOf(`<landing-heading><h2 id="a">b</h2>${link}</landing-heading>`)).toBe(
    '<h2 id="a">b</h2>',
  )
})

it('leaves code that looks like attributes as it is', async () => {
  const code = '<code>&lt;a href="/x"></code>'
  expect(await htmlOf(code)).toBe(code)
})

it('leaves out the title, which the item has', async () => {
  expect(await htmlOf('<h1 id="post">A\n<i></i>post</h1>\n<p>Text</p>\n<h1>Part</h1>')).toBe(
    '<p>Text</p>\n<h1>Part</h1>',
  )
})
