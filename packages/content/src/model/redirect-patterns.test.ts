import { expect, it } from 'vitest'
import { expandPatterns } from './redirect-patterns'

const pages = ['/', '/docs/', '/docs/install/', '/docs/guides/first/', '/docs/api-users/', '/blog/']

const expand = (redirects: Readonly<Record<string, string>>, paths = pages) => {
  const configured = Object.entries(redirects).map(([from, to]) => ({ from, to }))
  const { redirects: written, findings } = expandPatterns(configured, paths)
  return { lines: written.map(({ from, to }) => `${from} ${to}`), findings }
}

it('writes a redirect for each page that a pattern leads to', () => {
  expect(expand({ '/old/:rest*': '/docs/:rest*' }).lines).toEqual([
    '/old/ /docs/',
    '/old/install /docs/install/',
    '/old/guides/first /docs/guides/first/',
    '/old/api-users /docs/api-users/',
  ])
  expect(expand({ '/old/:name': '/docs/:name/' }).lines).toEqual([
    '/old/install /docs/install/',
    '/old/api-users /docs/api-users/',
  ])
  expect(expand({ '/:b/x/:a': '/docs/:a/:b?q#h' }).lines).toEqual([
    '/first/x/guides /docs/guides/first/?q#h',
  ])
})

it('knows placeholders in the middle of a segment, and no other special signs', () => {
  expect(expand({ '/users-:kind': '/docs/:kind-users' }).lines).toEqual([
    '/users-api /docs/api-users/',
  ])
  expect(expand({ '/a/:x': '/d.c*/:x' }, ['/docs/b/', '/d.c*/e/']).lines).toEqual(['/a/e /d.c*/e/'])
})

it('leaves pages and other redirects where they are', () => {
  const { lines, findings } = expand({
    '/docs/guides/:name': '/docs/:name',
    '/:page': '/docs/:page',
    '/install': '/blog/',
    '/:other*': '/docs/guides/:other*',
  })
  expect(lines).toEqual([
    '/install /blog/',
    '/docs/guides/install /docs/install/',
    '/docs/guides/api-users /docs/api-users/',
    '/api-users /docs/api-users/',
    '/first /docs/guides/first/',
  ])
  expect(findings).toEqual([])
})

it('takes every target that the configuration may have', () => {
  const redirects = { '/a/': 'docs/', '/b/': 'mailto:docs@example.org', '/c/': '//example.org/' }
  expect(expand(redirects)).toEqual({
    lines: ['/a/ docs/', '/b/ mailto:docs@example.org', '/c/ //example.org/'],
    findings: [],
  })
})

it('says which pages it cannot know', () => {
  const location = { file: 'configuration redirects' }
  const help =
    'Let "to" be a path of the site with the placeholders of "from", or write the addresses one by one.'
  const unknown = (to: string) => ({
    code: 'redirects/no-target',
    location,
    message: `The redirect from /old/:rest* is left out: the pages at "${to}" are not known.`,
    help,
  })
  for (const to of ['/docs/', '/docs/:name*', 'https://example.org/:rest*']) {
    expect(expand({ '/old/:rest*': to })).toEqual({ lines: [], findings: [unknown(to)] })
  }
  expect(expand({ '/old/:rest*': '/manual/:rest*' }).findings).toEqual([
    {
      code: 'redirects/no-target',
      location,
      message:
        'The redirect from /old/:rest* is left out: no page has an address like /manual/:rest*.',
      help: 'Correct the address, or remove it.',
    },
  ])
})

it.each([
  ['/../up/', '/docs/'],
  ['/%2e%2e/up/', '/docs/'],
  ['/a//b/', '/docs/'],
  ['/a?b', '/docs/'],
  ['a/', '/docs/'],
  ['/a/', 'javascript:alert(1)'],
  ['/a/', ''],
])('refuses the redirect of a plugin from "%s" to "%s"', (from, to) => {
  const location = { file: 'docs/docs.json', line: 3, column: 5 }
  expect(expandPatterns([{ from, to, location }], pages)).toEqual({
    redirects: [],
    findings: [
      {
        code: 'redirects/no-target',
        location,
        message: `The redirect from "${from}" to "${to}" is left out: a static site cannot have it.`,
        help: 'It leads from a path without "..", "?" and "#" to a path or an address.',
      },
    ],
  })
})
