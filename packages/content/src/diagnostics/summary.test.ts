import { type Diagnostic, LandingError } from '@landing/schema'
import { expect, it } from 'vitest'
import { formatDiagnostics } from './report'
import { formatError, summarizeDiagnostics } from './summary'

const messages = (count: number): Diagnostic[] =>
  Array.from({ length: count }, (_, index) => ({
    code: 'links/broken-anchor',
    severity: index < 2 ? 'throw' : 'warn',
    message: `Wrong ${index}.`,
    help: 'Name the id of a heading.',
    location: { file: 'docs/a.md', line: index + 1 },
  }))

it('shows all of a few messages, and a table with three of each when there are many', () => {
  expect(summarizeDiagnostics(messages(30), '/')).toBe(formatDiagnostics(messages(30), '/'))
  const lines = summarizeDiagnostics([...messages(40), ...messages(40)], '/').split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'code                 severity  count  help',
    'links/broken-anchor  warning      38  Name the id of a heading.',
    'links/broken-anchor  error         2  Name the id of a heading.',
  ])
  expect(lines).toContain('  … 35 more: landing-check --only links/broken-anchor')
  expect(lines.filter((line) => /Wrong/.test(line))).toHaveLength(5)
})

it('shows the most frequent messages, each once and with the number of its places', () => {
  const same = messages(7).map(
    (message): Diagnostic => ({ ...message, severity: 'log', message: 'Wrong.' }),
  )
  const all = summarizeDiagnostics(same, '/')
  expect(all).toMatch(/^code +severity +count +help\n/)
  expect(all).toContain('  Wrong.\n  Name the id of a heading.\n  And at 6 other places.\n')
  expect(all).toContain('  … 6 more: landing-check --only links/broken-anchor')
  expect(all.match(/Wrong/g)).toHaveLength(1)
  const mixed = [...messages(5), ...same].map(
    (message): Diagnostic => ({ ...message, severity: 'warn' }),
  )
  expect(summarizeDiagnostics(mixed, '/').match(/ {2}Wrong.*/g)).toEqual([
    '  Wrong.',
    '  Wrong 0.',
    '  Wrong 1.',
  ])
  expect(summarizeDiagnostics(same.slice(1), '/')).toBe(formatDiagnostics(same.slice(1), '/'))
})

it('shows the help of most messages, but none of a few', () => {
  const all = messages(40).map((message, index) => ({ ...message, help: `Make ${index % 3}.` }))
  expect(summarizeDiagnostics(all, '/')).toMatch(/warning +38\n.*error +2\n/)
  const most = all.map((message, index) => (index < 25 ? { ...message, help: 'Make 3.' } : message))
  expect(summarizeDiagnostics(most, '/')).toMatch(/warning +38 {2}Make 3\.\n/)
})

it('summarizes the diagnostics of an error, too', () => {
  const error = (count: number) =>
    formatError(
      new LandingError('content/problems', 'Found errors.', { diagnostics: messages(count) }),
      '/',
    )
  expect(error(0)).toBe('content/problems: Found errors.')
  expect(error(31).split('\n').slice(0, 3)).toEqual([
    'content/problems: Found errors.',
    '',
    'code                 severity  count  help',
  ])
})
