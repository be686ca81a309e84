import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { writeFiles, writeSite } from '../fixtures/write-site'
import { fileStamp } from './file-stamp'

it('stamps a file that has not changed for a while', () => {
  const folder = writeSite({ 'page.html': 'text' })
  const file = join(folder, 'page.html')
  expect(fileStamp(file)).toBeUndefined()
  expect(fileStamp(folder)).toBeUndefined()
  expect(fileStamp(join(folder, 'absent'))).toBeUndefined()
  utimesSync(file, 1000, 1000)
  // The change time is still now.
  expect(fileStamp(file)).toBeUndefined()
})

it('tells a change that leaves size and time as they were', () => {
  vi.setSystemTime(Date.now() + 60_000)
  const folder = writeSite({ 'a.md': 'text' })
  const file = join(folder, 'a.md')
  utimesSync(file, 1000, 1000)
  const stamp = fileStamp(file)
  expect(stamp).toBeDefined()
  expect(fileStamp(file)).toBe(stamp)
  writeFiles(folder, { 'a.md': 'TEXT' })
  utimesSync(file, 1000, 1000)
  expect(fileStamp(file)).not.toBe(stamp)
  vi.useRealTimers()
})
