import { expect, it } from 'vitest'
import { nearest } from './nearest'

it.each([
  ['titel', ['title', 'tagline'], 'title'],
  ['baseURL', ['baseUrl', 'url'], 'baseUrl'],
  ['sidebar-label', ['sidebar_label'], 'sidebar_label'],
  ['hidetitle', ['hide_title', 'title'], 'hide_title'],
  ['x', ['id', 'slug'], undefined],
  ['colour', ['color'], 'color'],
  ['weather', ['search', 'html'], undefined],
  ['anything', [], undefined],
  ['page_title', ['hide_title', 'title'], undefined],
  ['/docs/q/', ['/docs/a/'], undefined],
  ['/docs/guids/', ['/docs/guides/'], '/docs/guides/'],
  [
    '/docs/guides/gettnig-started/',
    ['/docs/', '/docs/guides/getting-started/'],
    '/docs/guides/getting-started/',
  ],
  ['/docs/r/one_of_many_resources/', ['/docs/r/another_of_them/'], undefined],
])('nearest(%j, %j) is %j', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected)
})
