import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { check, site } from '../fixtures/check'

afterAll(removeSites)

it('names a configuration that it cannot read', async () => {
  const site = { 'content/docs/a.md': '# A\n' }
  const lost = writeSite({
    ...site,
    'vite.config.ts': "import config from './landing.config'\nexport default config\n",
  })
  expect(await check(lost, [])).toEqual({
    code: 2,
    text: `check/no-config: vite.config.ts imports "./landing.config", which does not exist.

Write the configuration into landing.config.ts, or correct the import.`,
  })
  const inline = writeSite({ ...site, 'vite.config.js': 'export default landing({})\n' })
  const { code, text } = await check(inline, [])
  expect(code).toBe(0)
  expect(text).toContain(
    'There is no landing.config.ts: this command uses the default configuration.',
  )
  expect(text).toContain(
    'Move the configuration of the site from here into landing.config.ts, and import it.',
  )
})

it('names the command that installs a package of the configuration', async () => {
  const folder = writeSite({
    'content/docs/a.md': '# A\n',
    'landing.config.mjs': "import { none } from 'landing-plugin-none'\n\nexport default none\n",
  })
  expect((await check(folder, [])).text).toContain('Run "npm install landing-plugin-none".')
})

it('names the line that throws, also in a module of the configuration', async () => {
  const folder = writeSite({
    'content/docs/a.md': '# A\n',
    'landing.config.mjs': "import { name } from './name.mjs'\n\nexport default { title: name() }\n",
    'name.mjs': 'export const name = () => {\n  throw new Error("boom")\n}\n',
  })
  const { text } = await check(folder, [])
  expect(text).toContain('name.mjs:2:9  error  check/unreadable-config')
  expect(text).toContain('cannot be read: boom\n    2 |   throw new Error("boom")')
})

it('reads the configuration of the folder', async () => {
  const folder = writeSite({
    ...site,
    'landing.config.mjs':
      "export default { title: 'T', url: 'https://example.org', links: { onBrokenAnchors: 'throw' } }",
    'other.json': '{ "title": "T", "url": "https://example.org/docs" }',
  })
  expect((await check(folder, [])).code).toBe(1)
  const wrong = await check(folder, ['--config', 'other.json'])
  expect(wrong.code).toBe(2)
  expect(wrong.text).toContain('url')
  expect((await check(folder, ['--config', 'none.json'])).text).toContain(
    'check/no-config: There is no configuration file none.json.',
  )
})

it('says which configuration cannot be read, and why', async () => {
  const folder = writeSite({
    ...site,
    'broken.json': '{ "title": "T", }',
    'broken.mjs': "throw new Error('No network.')",
  })
  for (const [file, reason] of [
    ['broken.json', 'JSON'],
    ['broken.mjs', 'No network.'],
  ] as const) {
    const { code, text } = await check(folder, ['--config', file])
    expect(code).toBe(2)
    expect(text).toMatch(new RegExp(`The configuration .*${file} cannot be read: .*${reason}`))
  }
})
