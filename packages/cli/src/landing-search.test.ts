import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from '@landing/search/build'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { landing } from './landing'

afterAll(removeSites)

function builtSite(): string {
  const folder = writeSite({})
  mkdirSync(join(folder, 'dist/search'), { recursive: true })
  const { files } = buildIndex(
    [
      { path: '/docs/log-in/', title: 'Log in', sections: [{ text: 'With a password.' }] },
      { path: '/docs/roles/', title: 'Roles', sections: [{ text: 'Log in before.' }] },
    ],
    { name: 'all' },
  )
  for (const { name, bytes } of files) writeFileSync(join(folder, 'dist/search', name), bytes)
  const catalog = { site: 'https://example.org/base/', indexes: [{ href: '/base/search/all.idx' }] }
  writeFileSync(join(folder, 'dist/search/catalog.json'), JSON.stringify(catalog))
  return folder
}

async function run(folder: string, ...args: string[]) {
  const lines: string[] = []
  const push = (text: string) => lines.push(text)
  const code = await landing(['search', ...args], folder, { log: push, error: push })
  return { code, text: lines.join('\n') }
}

it('prints the hits of a built site', async () => {
  const { code, text } = await run(builtSite(), 'log', 'in')
  expect(code).toBe(0)
  expect(text).toMatch(/^1\. Log in {2}\/docs\/log-in\/ {2}[\d.]+\n2\. Roles .*\n2 found$/)
})

it('explains scores, corrections and what is missing', async () => {
  const { text } = await run(builtSite(), 'pasword zzzzzz', '--explain', '--limit', '1')
  expect(text).toContain('Showing results for "password zzzzzz"\nNothing contains zzzzzz\n')
  expect(text).toMatch(/\n {5}×[\d.]+ {2}words: "password" [\d.]+ in content\n/)
})

it('says why it cannot search', async () => {
  const folder = builtSite()
  expect(await run(folder, 'zzzzzz')).toEqual({ code: 1, text: 'Nothing contains zzzzzz\n0 found' })
  expect((await run(folder)).text).toContain('There is nothing to search for.')
  expect((await run(folder, 'a', '--limit', 'x')).text).toContain('"x" is not a number')
  const { code, text } = await run(folder, 'a', '--site', 'build')
  expect(code).toBe(2)
  expect(text).toContain('build has no search/catalog.json.')
})
