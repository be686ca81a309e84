import { expect, it } from 'vitest'
import { ownImages, ownLinks } from './own-links'

const page = { file: '/site/src/pages/about.tsx', path: '/about/' }

const linksOf = (main: string) =>
  ownLinks(
    `<nav><a href="/base/nav/">N</a></nav><main id="m">${main}</main><footer><a href="/base/f/">F</a></footer>`,
    page,
    { base: '/base/' },
  )

it('has the links to other pages, with the file', () => {
  const location = { file: page.file }
  expect(
    linksOf(
      '<a class="x" href="/base/docs/?a=1&amp;b=2#c">A</a><a href="#d">B</a><a href="e/">C</a>',
    ),
  ).toEqual([
    { href: '/docs/#c', location },
    { href: '/about/e/', location },
  ])
})

it('leaves out other sites, scripts, and paths outside of the base', () => {
  const others = ['https://example.org/', '//x.org/', 'mailto:a@x.org', '/elsewhere/', 'http://']
  const links = others.map((href) => `<a href="${href}">X</a>`).join('')
  expect(
    linksOf(`${links}<script>'<a href="/base/x/">'</script><a data-href="/base/y/">Y</a>`),
  ).toEqual([])
  expect(ownLinks('<a href="/x/">', { ...page, path: '/' }, { base: '/' })).toEqual([])
})

it('has the images of the site', () => {
  const main = '<main><img alt="" src="/base/a.png?v=1"><img src="b.png"><img src="/x.png"/></main>'
  const others =
    '<main><img src="data:image/png;base64,A"><img src="https://example.org/a.png"></main>'
  const found = { location: { file: page.file }, isImage: true }
  expect(ownImages(main, page, { base: '/base/' })).toEqual([
    { href: '/a.png', ...found },
    { href: '/about/b.png', ...found },
  ])
  expect(ownImages(others, page, { base: '/' })).toEqual([])
})
