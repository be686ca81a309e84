import type { Diagnostic } from '@landing/schema'
import { expect, it } from 'vitest'
import { distinctDiagnostics } from './policy'

const messageOf = (file: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'code/not-rendered',
  severity: 'log',
  message: `Not drawn on ${file}`,
  location: { file },
  ...more,
})

it('shows a message that repeats on many pages once, on the first of them', () => {
  const once = { once: 'mermaid' }
  const messages = [messageOf('b.md', once), messageOf('a.md', once), messageOf('c.md', once)]
  expect(distinctDiagnostics(messages)).toEqual([messages[1]])
  const other = messageOf('b.md', { ...once, code: 'style/term' })
  expect(distinctDiagnostics([...messages, other])).toEqual([messages[1], other])
})

it('shows others once for each place, in order', () => {
  const [a, b] = [messageOf('a.md'), messageOf('b.md')]
  expect(distinctDiagnostics([b, a, { ...b }])).toEqual([a, b])
})
