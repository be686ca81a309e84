import { expect, it } from 'vitest'
import { headElements, headScripts } from './head-elements'
import { pageLinks } from './head-links'

it('writes elements with escaped attributes', () => {
  expect(
    headElements([
      { tag: 'meta', attributes: { name: 'google-site-verification', content: '"a" & b' } },
      { tag: 'link', attributes: { rel: 'me', href: 'https://example.org', hidden: false } },
      { tag: 'script', attributes: { src: 'https://stats.example/s.js', defer: true } },
    ]).split('\n'),
  ).toEqual([
    '<meta name="google-site-verification" content="&quot;a&quot; &amp; b">',
    '<link rel="me" href="https://example.org">',
    '<script src="https://stats.example/s.js" defer></script>',
  ])
})

it('names the inline scripts that the policy has to allow, as they are written', () => {
  const elements = [
    { tag: 'script', attributes: {}, content: 'x("</script>")' },
    { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{}' },
    { tag: 'script', attributes: { src: '/s.js' } },
  ] as const
  expect(headScripts(elements)).toEqual(['x("\\u003c/script>")'])
  expect(headElements(elements)).toContain('<script>x("\\u003c/script>")</script>')
})

it('adds what front matter says of the head of a page', () => {
  const elements = [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }] as const
  const page = { kind: 'search', path: '/a/', head: { elements } } as const
  expect(pageLinks('/', page)).toBe('<meta name="a" content="b">')
  expect(pageLinks('/', { ...page, head: {} })).toBe('')
})
