import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleSettings } from './bundle-settings'

const own = { name: 'landing' }
const root = mkdtempSync(join(tmpdir(), 'landing-settings-'))
const settings = (user: Readonly<Record<string, unknown>>, more: unknown = 1) =>
  bundleSettings({ root, user, isOwnPlugin: (plugin) => plugin === own, more })

it('names everything that is asked of the bundler', async () => {
  const plain = await settings({ plugins: [own], define: { A: '1' } })
  expect(plain).toEqual(await settings({ plugins: [[own], false, null], define: { A: '1' } }))
  const others = [
    await settings({ plugins: [own], define: { A: '2' } }),
    await settings({ plugins: [own], define: { A: '1' }, resolve: { alias: [{ find: /a/ }] } }),
    await settings({ plugins: [own], define: { A: '1' }, resolve: { alias: [{ find: /b/ }] } }),
    await settings({ plugins: [own], define: { A: '1' } }, 2),
  ]
  expect(new Set([plain, ...others].map((each) => JSON.stringify(each))).size).toBe(5)
})

it('leaves out what is of no meaning for a bundle', async () => {
  const logger = { info() {} }
  expect(await settings({ customLogger: logger, server: { port: 1 } })).toEqual(await settings({}))
})

it.each([
  ['the plugin "mine"', { plugins: [own, Promise.resolve([{ name: 'mine' }])] }],
  [
    'the function at "build.rolldownOptions.output.0.banner"',
    { build: { rolldownOptions: { output: [{ banner: () => '' }] } } },
  ],
  ['the function at "css.x"', { css: { x: new Map() } }],
])('does not keep a bundle because of %s', async (doubt, user) => {
  expect(await settings(user)).toEqual({ doubt })
})

it('does not keep a bundle made with plugins of PostCSS', async () => {
  writeFileSync(join(root, 'postcss.config.mjs'), '')
  expect(await settings({})).toEqual({ doubt: `the PostCSS plugins of ${root}` })
})
