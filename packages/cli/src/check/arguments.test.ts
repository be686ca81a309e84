import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { check } from '../fixtures/check'

afterAll(removeSites)

const _many = {
  'content/docs/a.md': `# A\n\n${'[x](#gone)\n\n'.repeat(30)}`,
  'content/docs/b.md': '# B\n\n[z](./z.md)\n',
}

it.each([
  [['--issue'], 'Option --issue needs --memory <file>.'],
  [['--memory', 'm.json'], 'Option --memory needs --external, and cannot be used with --fix.'],
])('refuses %j alone', async (args, message) => {
  const { code, text } = await check('/', args)
  expect(code).toBe(2)
  expect(text).toContain(message)
})

it('says which file it cannot write, and writes into new folders', async () => {
  const folder = writeSite({ 'content/docs/b.md': '# B\n' })
  const { code, text } = await check(folder, ['--report', 'content'])
  expect(code).toBe(2)
  expect(text).toContain('build/file-system: Could not access "content": ')
  const memory = ['--external', '--memory', 'content']
  expect(await check(folder, memory)).toMatchObject({ code: 2 })
  expect(await check(folder, ['--report', 'out/all.json'])).toMatchObject({ code: 0 })
  expect(readFileSync(join(folder, 'out/all.json'), 'utf8')).toContain('"messages": []')
})

it('explains itself', async () => {
  expect(await check('/', ['--help'])).toMatchObject({ code: 0 })
  expect(await check('/', ['--version'])).toEqual({ code: 0, text: manifest.version })
  expect(await check('/', ['--nonsense'])).toMatchObject({ code: 2 })
})

it('takes one content folder', async () => {
  const folder = writeSite({ 'content/docs/a.md': '# A\n' })
  expect((await check(folder, ['content/docs/a.md'])).text).toContain(
    'There is no content folder "',
  )
  const { code, text } = await check('/', ['docs/a.md', 'docs/b.md'])
  expect(code).toBe(2)
  expect(text).toContain('Unexpected "docs/b.md": one content folder at a time.')
})

it.each(['--concurrency', '--retries'])('requires a number as %s', async (option) => {
  const { code, text } = await check('/', [option, 'many'])
  expect(code).toBe(2)
  expect(text).toBe(
    `check/usage: Invalid value "many" of ${option}: it must be a number.\n\nSee landing-check --help.`,
  )
})
