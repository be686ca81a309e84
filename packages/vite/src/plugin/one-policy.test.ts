import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { onePolicy } from './one-policy'

const base = createRequire(import.meta.url).resolve('@ui5/webcomponents-base/package.json')
const file = join(dirname(realpathSync(base)), '../../lit-html/lit-html.js')

async function transform(code: string) {
  const warn = vi.fn<(message: string) => void>()
  const resolve = async () => ({ id: '/router/documents.js' })
  const { transform } = onePolicy('/main.js') as unknown as {
    transform: { handler(code: string, id: string): Promise<{ code: string } | undefined> }
  }
  return { warn, result: await transform.handler.call({ warn, resolve } as never, code, file) }
}

it('replaces the policy of the installed version', async () => {
  const { warn, result } = await transform(readFileSync(file, 'utf8'))
  expect(result?.code).toContain('landingPolicy()')
  expect(result?.code).not.toContain('createPolicy')
  expect(warn).not.toHaveBeenCalled()
})

it('names a version whose policy it does not know', async () => {
  const { warn, result } = await transform('export const html = 1')
  expect(result).toBeUndefined()
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^lit-html \d+\.\d+\.\d+ creates its Trusted Types policy/,
  )
})
