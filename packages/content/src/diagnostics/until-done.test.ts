import { compileHalf, loadHooks } from '@landing/markdown/host'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { untilDone } from './until-done'

it('fails when the process ends before its work, with the plugins that wait', async () => {
  const never = untilDone(new Promise(() => {}))
  process.emit('beforeExit', 0)
  await expect(never).rejects.toMatchObject({
    code: 'build/unfinished',
    message:
      'The process ended before its work was done: something waits for a promise that never settles.',
  })
  const module = `${writeSite({ 'a.mjs': 'await new Promise(() => {})\n' })}/a.mjs`
  const loading = untilDone(loadHooks([{ module }], compileHalf, '/'))
  process.emit('beforeExit', 0)
  await expect(loading).rejects.toThrow(`: the plugin "${module}" waits for a promise that never`)
})

it('says nothing after the work, or its failure', async () => {
  expect(await untilDone(Promise.resolve('done'))).toBe('done')
  await expect(untilDone(Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(process.listenerCount('beforeExit')).toBe(0)
})
