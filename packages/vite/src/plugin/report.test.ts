import { inspect } from 'node:util'
import { LandingError } from '@landing/schema'
import { expect, it } from 'vitest'
import { plainError } from './report'

const location = { file: 'docs/a.md', line: 2, column: 1 }
const diagnostic = { code: 'x/y', severity: 'throw', message: 'Wrong.', location } as const

it('prints the code of an error before its message, then its diagnostics and its help', () => {
  const error = new LandingError('content/problems', 'Found 1 error in the content.', {
    diagnostics: [diagnostic],
    help: 'Correct it.',
  })
  const text =
    'content/problems: Found 1 error in the content.\n\ndocs/a.md:2:1  error  x/y\n  Wrong.\n\nCorrect it.'
  const plain = plainError(error, '/none')
  // The overlay shows `message`, Vite prints `stack` or what `inspect` returns.
  expect(plain).toMatchObject({ message: text, stack: text })
  expect(inspect(plain)).toBe(text)
})

it('keeps other errors', () => {
  const error = new Error('No network.')
  expect(plainError(error, '/none')).toBe(error)
})
