import { expect, it } from 'vitest'
import { type ActiveRules, activeState } from './is-active'

it.each<[string, string, ActiveRules, string | undefined, string]>([
  ['/docs/a/', '/docs/a/', {}, 'page', 'the page itself'],
  ['/Docs/A', '/docs/a/', {}, 'page', 'case and slash do not matter'],
  ['/docs/a/', '/docs/', {}, 'true', 'below it'],
  ['/docs/a/', '/docs/', { exact: true }, undefined, 'exact'],
  ['/docs/', '/docs/', { exact: true }, 'page', 'exact and the page itself'],
  ['/docs-old/', '/docs/', {}, undefined, 'another segment'],
  ['/docs/', '/', {}, undefined, 'the home page is always exact'],
  ['/', '/', {}, 'page', 'the home page itself'],
  ['/api/x/', '/docs/', { activeBasePath: '/api' }, 'true', 'base path'],
  ['/docs/', '/docs/', { activeBasePath: '/api' }, undefined, 'base path decides alone'],
  ['/API/x/', '/docs/', { activeBaseRegex: '^/(api|sdk)/' }, 'true', 'regex ignores case'],
  ['/docs/', '/docs/', { activeBaseRegex: '^/api' }, undefined, 'regex decides alone'],
  ['/api/', '/api/', { activeBaseRegex: 'api', activeBasePath: '/x' }, 'page', 'regex goes first'],
])('on %s a link to %s with %j is %s: %s', (path, to, rules, state) => {
  expect(activeState(path, to, rules)).toBe(state)
})
