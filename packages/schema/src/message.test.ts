import { describe, expect, it } from 'vitest'
import { compareMessages, formatPlace, LandingError, type Message } from './message'

describe('formatPlace', () => {
  it.each([
    [{ file: 'docs/a.md' }, 'docs/a.md'],
    [{ file: 'docs/a.md', line: 3 }, 'docs/a.md:3'],
    [{ file: 'docs/a.md', line: 3, column: 7 }, 'docs/a.md:3:7'],
  ])('%j is %s', (place, text) => {
    expect(formatPlace(place)).toBe(text)
  })
})

describe('compareMessages', () => {
  const message = (file: string, line?: number, column?: number, rule = 'a/b'): Message => ({
    rule,
    severity: 'warn',
    reason: 'Something is wrong.',
    place: {
      file,
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    },
  })

  it('orders by file, line, column and rule, whole files first', () => {
    const ordered = [
      message('a.md'),
      message('a.md', 2, 1),
      message('a.md', 2, 9),
      message('a.md', 10, 1, 'a/a'),
      message('a.md', 10, 1, 'b/a'),
      message('b.md', 1, 1),
    ]
    expect(ordered.toReversed().sort(compareMessages)).toEqual(ordered)
  })

  it('finds equals equal', () => {
    expect(compareMessages(message('a.md', 1, 1), message('a.md', 1, 1))).toBe(0)
  })
})

describe('LandingError', () => {
  it('carries code, reason, advice, messages and cause', () => {
    const cause = new Error('Disk full')
    const error = new LandingError('build/write', 'The page could not be written.', {
      advice: 'Free some space.',
      cause,
    })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'LandingError',
      code: 'build/write',
      message: 'The page could not be written.',
      advice: 'Free some space.',
      messages: [],
      cause,
    })
  })

  it('has no cause where there was none', () => {
    expect(new LandingError('a/b', 'No.')).not.toHaveProperty('cause')
  })
})
