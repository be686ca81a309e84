import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { formatDiagnostics } from './report'

const folder = mkdtempSync(join(tmpdir(), 'landing-report-'))
writeFileSync(join(folder, 'a.md'), 'one\ntwo\n')
const read = vi.spyOn(fs, 'readFileSync')
syncBuiltinESMExports()
afterEach(() => read.mockClear())
afterAll(() => {
  read.mockRestore()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

const message = { code: 'source/outside', severity: 'warn', message: 'Left out.' } as const

it('reads no file for messages without a line, because it may be a device without an end', () => {
  const zero = { ...message, location: { file: 'a.md' } }
  expect(formatDiagnostics([zero], folder)).toBe('a.md  warning  source/outside\n  Left out.')
  expect(read).not.toHaveBeenCalled()
})

it('shows the line of a message', () => {
  const second = { ...message, location: { file: 'a.md', line: 2, column: 1 } }
  expect(formatDiagnostics([second], folder)).toContain('    2 | two\n      | ^')
  expect(read).toHaveBeenCalledOnce()
})
