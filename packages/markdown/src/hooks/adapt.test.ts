import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSite } from '@landing/tooling/sites'
import { describe, expect, it } from 'vitest'
import { compileHalf } from './compile-half'
import type { ForeignKind } from './import-module'
import { loadHooks } from './load-hooks'

const shout = `export const shout = (sign = '!') => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: sign }] })
}
export default shout
export const both = [shout, [shout, '2']]
export const key = 1
`

describe('plugins of unified', () => {
  const as = 'remark plugin'

  it('are found as files and packages, with exports and options', async () => {
    const folder = writeSite({
      'shout.mjs': shout,
      'content/docs/a.md': 'a',
      'node_modules/for-import/package.json':
        '{ "name": "for-import", "type": "module", "exports": { ".": { "import": "./main.js" }, "./sub": { "types": "./x.d.ts", "import": { "default": "./main.js" } } } }',
      'node_modules/for-import/main.js': shout,
    })
    const contentDir = join(folder, 'content')
    const file = join(folder, 'shout.mjs')
    const load = async (module: string, ...options: readonly unknown[]) => {
      const { all } = await loadHooks([{ module, options, as }], compileHalf, contentDir)
      return all.flatMap(({ steps = [] }) =>
        steps.map(({ at, plugin }) => (Array.isArray(plugin) ? plugin.slice(1) : at)),
      )
    }
    expect(await load(file)).toEqual(['parsed'])
    expect(await load(pathToFileURL(file).href)).toEqual(['parsed'])
    expect(await load(`${file}#shout`, '?')).toEqual([['?']])
    expect(await load(`${file}#both`)).toEqual(['parsed', ['2']])
    expect(await load('for-import')).toEqual(['parsed'])
    expect(await load('for-import/sub#shout')).toEqual(['parsed'])
  })

  it('have keys of their code and options', async () => {
    const folder = writeSite({ 'a.mjs': shout, 'b.mjs': shout.replace("'!'", "'?'") })
    const keyOf = async (file: string, ...options: readonly unknown[]) => {
      const reference = { module: join(folder, file), options, as } as const
      return (await loadHooks([reference], compileHalf, folder)).key
    }
    expect(await keyOf('a.mjs')).toBe(await keyOf('a.mjs'))
    const keys = [await keyOf('a.mjs'), await keyOf('b.mjs'), await keyOf('a.mjs', 1)]
    expect(new Set([...keys, await keyOf('a.mjs#shout')]).size).toBe(4)
  })
})

it('names modules that cannot be loaded', async () => {
  const file = join(writeSite({ 'shout.mjs': shout }), 'shout.mjs')
  const message = (module: string, as: ForeignKind) =>
    loadHooks([{ module, options: [], as }], compileHalf, '/').catch(
      (error: { message: string; help: string }) => [error.message, error.help],
    )
  expect(await message(`${file}#none`, 'remark plugin')).toEqual([
    `The module "${file}" has no export "none".`,
    `Its exports are: both, default, key, shout. Write "${file}#…" for one of them.`,
  ])
  expect(await message('not-installed', 'rehype plugin')).toEqual([
    expect.stringMatching(
      /^The rehype plugin "not-installed" cannot be loaded: Cannot find package/,
    ),
    'Run "npm install not-installed". Or name a file such as "./plugins/mine.mjs", relative to the current folder.',
  ])
  expect(await message(`${file}#key`, 'grammar')).toEqual([
    `The grammar "${file}#key" cannot be loaded: it has no "name", no "scopeName" or no "patterns".`,
    'Name the module or the JSON file of a TextMate grammar.',
  ])
  expect(await message('./none.json', 'grammar')).toEqual([
    expect.stringMatching(/^The grammar ".\/none.json" cannot be loaded: /),
    expect.anything(),
  ])
})
