import { expect, it } from 'vitest'
import { toSource } from './source-text'

const utf16 = Buffer.from('\uFEFF# Gr\u00fc\u00dfe \u{1F680}\r\n', 'utf16le')

it.each([
  ['UTF-8', Buffer.from('# Gr\u00fc\u00dfe \u{1F680}\n')],
  ['UTF-8 with two BOMs', Buffer.from('\uFEFF\uFEFF# Gr\u00fc\u00dfe \u{1F680}\n')],
  ['UTF-16, little endian', utf16],
  ['UTF-16, big endian', Buffer.from(utf16).swap16()],
])('reads %s', (_, bytes) => {
  expect(toSource(bytes)).toMatchObject({ text: '# Gr\u00fc\u00dfe \u{1F680}\n' })
  expect(toSource(bytes).damaged).toBeUndefined()
})

it('marks UTF-16 that is cut in the middle of a character as damaged', () => {
  expect(toSource(utf16.subarray(0, -1)).damaged).toMatchObject({ line: expect.any(Number) })
})
