import type { ActiveRules } from '@landing/schema'
import { expect, it } from 'vitest'
import { activeState } from './active-state'

it.each<[string, string, ActiveRules, string | undefined]>([
  ['/docs/a/', '/docs/a/', {}, 'page'],
  ['/docs/a/', '/docs/', {}, 'true'],
  ['/docs/a/', '/docs/', { exact: true }, undefined],
  ['/api/', '/api/', { activeBaseRegex: 'api' }, 'page'],
  ['/api/x/', '/docs/', { activeBasePath: '/api' }, 'true'],
])('on %s a link to %s with %j is %s', (path, to, rules, state) => {
  expect(activeState(path, to, rules)).toBe(state)
})
