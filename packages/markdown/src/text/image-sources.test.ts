import { expect, it } from 'vitest'
import { mapSources, sourcesOf } from './image-sources'

it.each([
  ['a.png', ['a.png']],
  ['a.png, b.png 2x', ['a.png', 'b.png']],
  ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
  ['\n  a.png 400w,\n  b,c.png 800w\n', ['a.png', 'b,c.png']],
  ['data:image/png;base64,xx 1x, b.png', ['data:image/png;base64,xx', 'b.png']],
  [' ', []],
])('reads %j', (srcset, addresses) => {
  expect(sourcesOf(srcset)).toEqual(addresses)
  expect(mapSources(srcset, (address) => address)).toBe(srcset)
})
