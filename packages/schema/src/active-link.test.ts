import { expect, it } from 'vitest'
import { type ActiveRules, isActiveLink } from './active-link'

it.each<[string, string | undefined, ActiveRules, boolean, string]>([
  ['/docs/a/', '/docs/a/', {}, true, 'the page itself'],
  ['/Docs/A', '/docs/a/', {}, true, 'case and slash do not matter'],
  ['/docs/a/', '/docs/', {}, true, 'below it'],
  ['/docs/a/', '/docs/', { exact: true }, false, 'exact'],
  ['/docs/', '/docs/', { exact: true }, true, 'exact and the page itself'],
  ['/docs-old/', '/docs/', {}, false, 'another segment'],
  ['/docs/', '/', {}, false, 'the home page is always exact'],
  ['/', '/', {}, true, 'the home page itself'],
  ['/docs/', undefined, {}, false, 'an address of another site'],
  ['/api/x/', '/docs/', { activeBasePath: '/api' }, true, 'base path'],
  ['/api/x/', undefined, { activeBasePath: 'api' }, true, 'base path without a slash'],
  ['/docs/', '/docs/', { activeBasePath: '/api' }, false, 'base path decides alone'],
  ['/API/x/', '/docs/', { activeBaseRegex: '^/(api|sdk)/' }, true, 'regex ignores case'],
  ['/docs/', '/docs/', { activeBaseRegex: '^/api' }, false, 'regex decides alone'],
  ['/api/', '/api/', { activeBaseRegex: 'api', activeBasePath: '/x' }, true, 'regex goes first'],
])('on %s a link to %s with %j: %s, %s', (path, to, rules, isActive) => {
  expect(isActiveLink(path, to, rules)).toBe(isActive)
})
