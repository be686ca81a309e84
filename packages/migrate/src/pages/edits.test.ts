import { expect, it } from 'vitest'
import { dedent } from './edits'

it.each([
  ['\n    a\n      b\n', 'a\n  b'],
  ['\n\ta\n\t\tb\n', 'a\n\tb'],
  ['a\n    b', 'a\nb'],
  ['\n            ```sql\n            a\n\t\tb\n            ```\n', '```sql\na\nb\n```'],
  ['\n      a\n\tb\n', 'a\nb'],
  ['a', 'a'],
])('takes the indentation from %j', (text, expected) => {
  expect(dedent(text)).toBe(expected)
})
