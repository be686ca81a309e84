import { afterEach, expect, it } from 'vitest'
import { untilDone } from './until-done'

const before = process.exitCode
afterEach(() => {
  process.exitCode = before
})

it('fails the process that ends before its work', async () => {
  const reports: string[] = []
  let settle = () => {}
  const work = untilDone(new Promise<void>((resolve) => (settle = resolve)), (text) =>
    reports.push(text),
  )
  process.emit('beforeExit', 0)
  expect(process.exitCode).toBe(1)
  expect(reports).toEqual([expect.stringContaining('build/unfinished: The process ended')])
  settle()
  await work
})

it('says nothing after the work, or its failure', async () => {
  const reports: string[] = []
  const report = (text: string) => reports.push(text)
  expect(await untilDone(Promise.resolve('done'), report)).toBe('done')
  await expect(untilDone(Promise.reject(new Error('failed')), report)).rejects.toThrow('failed')
  process.emit('beforeExit', 0)
  expect(reports).toEqual([])
})
