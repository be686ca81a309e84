import { expect, it } from 'vitest'
import { decodeReferences } from './escape'

it.each([
  ['/a?b=1&amp;c=&quot;2&QUOT;', '/a?b=1&c="2"'],
  ['&#47;a&#x2F;b&#39;&apos;', "/a/b''"],
  ['&amp;lt; &nbsp; &copy=1 &#x110000;', '&lt; &nbsp; &copy=1 '],
])('decodes the references of %s once', (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded)
})
