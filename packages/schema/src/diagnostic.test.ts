import { describe, expect, it } from 'vitest'
import { compareDiagnostics, type Diagnostic, formatLocation, LandingError } from './diagnostic'

describe('formatPlace', () => {
  it.each([
    [{ file: 'docs/a.md' }, 'docs/a.md'],
    [{ file: 'docs/a.md', line: 3 }, 'docs/a.md:3'],
    [{ file: 'docs/a.md', line: 3, column: 7 }, 'docs/a.md:3:7'],
  ])('%j is %s', (location, text) => {
    expect(formatLocation(location)).toBe(text)
  })
})

describe('compareMessages', () => {
  const message = (file: string, line?: number, column?: number, code = 'a/b'): Diagnostic => ({
    code,
    severity: 'warn',
    message: 'Something is wrong.',
    location: {
      file,
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    },
  })

  it('orders by file, line, column and code, whole files first', () => {
    const ordered = [
      message('a.md'),
      message('a.md', 2, 1),
      message('a.md', 2, 9),
      message('a.md', 10, 1, 'a/a'),
      message('a.md', 10, 1, 'b/a'),
      message('b.md', 1, 1),
    ]
    expect(ordered.toReversed().sort(compareDiagnostics)).toEqual(ordered)
  })

  it('finds equals equal', () => {
    expect(compareDiagnostics(message('a.md', 1, 1), message('a.md', 1, 1))).toBe(0)
  })
})

describe('LandingError', () => {
  it('carries code, message, help, diagnostics and cause', () => {
    const cause = new Error('Disk full')
    const error = new LandingError('build/write', 'The page could not be written.', {
      help: 'Free some space.',
      cause,
    })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'LandingError',
      code: 'build/write',
      message: 'The page could not be written.',
      help: 'Free some space.',
      diagnostics: [],
      cause,
    })
  })

  it('has no cause where there was none', () => {
    expect(new LandingError('a/b', 'No.')).not.toHaveProperty('cause')
  })
})
