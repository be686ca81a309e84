import { expect, it } from 'vitest'
import { createStageTimes, isDebug } from './stage-times'

it('lists the steps of a build in their order, failed ones too', async () => {
  const times = createStageTimes()
  expect(await times.timed('bundle', () => 'files')).toBe('files')
  await expect(times.timed('pages', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(times.format({ parse: 12.3, link: 4 })).toMatch(
    /^Time by step:\n {2}bundle \d+ ms\n {2}pages \d+ ms\n {2}of it in the compiler: parse 12 ms, link 4 ms$/,
  )
})

it.each([
  ['vite:landing', true],
  ['vite:*', true],
  ['vite:hmr,vite:landing', true],
  ['vite:hmr', false],
  [undefined, false],
])('DEBUG=%s: %s', (debug, expected) => {
  expect(isDebug(debug)).toBe(expected)
})
