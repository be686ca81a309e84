import { expect, it } from 'vitest'
import { gonePages } from './gone-pages'

it('names documents that are gone, with the redirect to paste', () => {
  const gone = [
    '/docs/setup/index.html',
    '/docs/setup/index.md',
    '/docs/tags/a/index.html',
    '/a.js',
  ]
  expect(gonePages(gone, ['/', '/docs/', '/docs/set-up/'])).toEqual([
    {
      code: 'routes/gone',
      severity: 'log',
      message: 'The page /docs/setup/ of the last build is gone, and its address leads nowhere.',
      location: { file: 'configuration redirects' },
      help: "If it has moved, redirect it: redirects: [{ from: '/docs/setup/', to: '/docs/set-up/' }].",
    },
  ])
})

it('knows addresses without a slash, and pages without a similar one', () => {
  const [message] = gonePages(['/docs/a.html', '/docs/a.md'], ['/'])
  expect(message?.help).toContain("{ from: '/docs/a', to: '/…/' }")
})
