import { expect, it } from 'vitest'
import { pathsBelow } from './path-of'

it('gives paths below a version that end as the site wants', () => {
  const paths = (root: string, trailingSlash?: boolean) => {
    const pathOf = pathsBelow(root, trailingSlash)
    return [pathOf(), pathOf('tags'), pathOf('tags', 'a/')]
  }
  expect(pathsBelow('/', true)('next.config.js')).toBe('/next.config.js/')
  expect(pathsBelow('/', false)('next.config.js/')).toBe('/next.config.js')
  expect(paths('/docs', true)).toEqual(['/docs/', '/docs/tags/', '/docs/tags/a/'])
  expect(paths('/docs/', false)).toEqual(['/docs', '/docs/tags', '/docs/tags/a'])
  expect(paths('/docs')).toEqual(['/docs', '/docs/tags', '/docs/tags/a/'])
})
