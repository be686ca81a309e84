import { expect, it } from 'vitest'
import { Mistake, readRequest } from './request'

it('reads names, and packages with entry points', () => {
  const request = readRequest(
    'title: Kits\npackages:\n  - kit\n  - name: more\n    entries: [., ./c]\n',
  )
  expect(request).toEqual({
    title: 'Kits',
    packages: [
      { name: 'kit', line: 3 },
      { name: 'more', entries: ['.', './c'], line: 4 },
    ],
  })
})

it.each([
  ['packages: [\n', '2:1', 'The file cannot be parsed'],
  ['a: 1\n', '1:1', 'The file names no packages.'],
  ['packages: [a]\nb: 1\n', '1:1', 'Unknown key "b".'],
  ['packages: [{ nam: a }]\n', '1:1', 'Item 1 of "packages"'],
  ['packages: [{ name: a, entries: [1] }]\n', '1:1', 'Item 1 of "packages"'],
])('%j: %s', (text, place, message) => {
  let mistake: unknown
  try {
    readRequest(text)
  } catch (error) {
    mistake = error
  }
  if (!(mistake instanceof Mistake)) throw new Error('No mistake')
  expect(mistake.message).toContain(message)
  expect(`${mistake.place.line}:${mistake.place.column}`).toBe(place)
  expect(mistake.place.help).toBeTruthy()
})
