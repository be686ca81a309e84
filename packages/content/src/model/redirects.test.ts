import { expect, it } from 'vitest'
import { resolveRedirects } from './redirects'

const resolve = (
  redirects: Readonly<Record<string, string>>,
  routes: readonly string[] = [],
  trailingSlash = true,
) => {
  const configured = Object.entries(redirects).map(([from, to]) => ({ from, to }))
  const { redirects: resolved, findings } = resolveRedirects(
    configured,
    (key) => routes.includes(key.replace(/\/$/, '')),
    trailingSlash,
  )
  return { lines: resolved.map(({ from, to }) => `${from} ${to}`), findings }
}

it('has slashes as the site wants, and keeps query and hash', () => {
  expect(resolve({ '/a': '/b?c#d' }).lines).toEqual(['/a/ /b/?c#d'])
  expect(resolve({ '/a/': '/b/?c#d' }, [], false).lines).toEqual(['/a /b?c#d'])
  expect(resolve({ '/a': 'https://x.example/y' }).lines).toEqual(['/a/ https://x.example/y'])
})

it('shortens chains to one step', () => {
  expect(resolve({ '/a': '/b', '/b/': '/c', '/c': '/d' }).lines).toEqual([
    '/a/ /d/',
    '/b/ /d/',
    '/c/ /d/',
  ])
})

it('leaves out circles, and redirects from pages', () => {
  const { lines, findings } = resolve(
    { '/a': '/b', '/b': '/a', '/c': '/a', '/d': '/e', '/f': '/f/' },
    ['/d'],
  )
  expect(lines).toEqual([])
  const location = { file: 'configuration redirects' }
  const circle = (from: string) => ({
    code: 'redirects/circle',
    message: `The redirect from ${from} leads back to itself.`,
    location,
    help: 'Let it lead to a page that exists.',
  })
  expect(findings).toEqual([
    circle('/a'),
    circle('/b'),
    circle('/c'),
    {
      code: 'redirects/unused',
      message: 'There is a page at /d, so the redirect from there is left out.',
      location,
      help: 'Remove the redirect.',
    },
    circle('/f'),
  ])
})

it('takes the last of two redirects from one address', () => {
  const { redirects, findings } = resolveRedirects(
    [
      { from: '/a/', to: '/b/' },
      { from: '/a', to: '/c/' },
    ],
    () => false,
    true,
  )
  expect(redirects).toEqual([{ from: '/a/', to: '/c/' }])
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['redirects/unused', 'There is another redirect from /a/, so the one to /b/ is left out.'],
  ])
})
