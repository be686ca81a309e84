import { expect, it } from 'vitest'
import { ownLinks } from './own-links'

const page = { key: 'about', file: '/site/src/pages/about.tsx', path: '/about/' }

const linksOf = (main: string) =>
  ownLinks(
    `<nav><a href="/base/nav/">N</a></nav><main id="m">${main}</main><footer><a href="/base/f/">F</a></footer>`,
    { path: '/about/', page: page as never },
    { site: { base: '/base/' } },
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
  expect(
    ownLinks('<a href="/x/">', { path: '/', page: page as never }, { site: { base: '/' } }),
  ).toEqual([])
})
