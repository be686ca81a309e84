import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSite } from '@landing/tooling/sites'
import { describe, expect, it } from 'vitest'
import { areReferences, loadPlugins } from './load-plugins'

const shout = `export const shout = (sign = '!') => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: sign }] })
}
export default shout
export const both = [shout, [shout, '2']]
`

describe('plugins that are named by their modules', () => {
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
    const load = async (entry: string | [string, ...unknown[]]) =>
      (await loadPlugins([entry], contentDir)).map((plugin) =>
        Array.isArray(plugin) ? plugin.slice(1) : typeof plugin,
      )
    expect(await load(file)).toEqual(['function'])
    expect(await load(pathToFileURL(file).href)).toEqual(['function'])
    expect(await load([`${file}#shout`, '?'])).toEqual([['?']])
    expect(await load(`${file}#both`)).toEqual(['function', ['2']])
    expect(await load('for-import')).toEqual(['function'])
    expect(await load('for-import/sub#shout')).toEqual(['function'])
  })

  it('that cannot be had say so', async () => {
    const file = join(writeSite({ 'shout.mjs': shout }), 'shout.mjs')
    const message = (entry: string) =>
      loadPlugins([entry], '/').catch((error: { message: string; help: string }) => [
        error.message,
        error.help,
      ])
    expect(await message(`${file}#none`)).toEqual([
      `The module "${file}" has no export "none".`,
      `Its exports are: both, default, shout. Write "${file}#…" for one of them.`,
    ])
    expect(await message('not-installed')).toEqual([
      expect.stringMatching(/^The plugin "not-installed" cannot be loaded: Cannot find package/),
      'Name a package that is installed, or a file such as "./plugins/mine.mjs", relative to the current folder.',
    ])
  })
})

it('tells what can be loaded in another thread', () => {
  expect(areReferences(['a', ['b', { c: 1 }]])).toBe(true)
  expect(areReferences(['a', () => undefined])).toBe(false)
  expect(areReferences([['b', { c: () => 1 }]])).toBe(false)
})
