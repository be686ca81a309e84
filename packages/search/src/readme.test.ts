import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { buildIndex } from './build'
import { loadEngine } from './index'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

describe('the README', () => {
  it('starts with an example that works as it says', async () => {
    const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
    const body = code.replace(/^import .*\n/gm, '')
    const { outputText } = ts.transpileModule(body, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    })
    const printed: string[] = []
    const console = { log: (...words: unknown[]) => printed.push(words.join(' ')) }
    await new AsyncFunction('buildIndex', 'loadEngine', 'console', outputText)(
      buildIndex,
      loadEngine,
      console,
    )
    expect(printed).toEqual([/console\.log\(.*\) \/\/ (.*)/.exec(code)?.[1]])
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(12)
  })

  const { './package.json': _, ...entries } = manifest.exports

  it.each(Object.entries(entries))('names all that %s exports', (entry, { source }) => {
    const text = readFileSync(new URL(`../${source}`, import.meta.url), 'utf8')
    const names = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
    )
    for (const name of names.filter(Boolean)) expect(readme).toContain(name)
    expect(readme).toContain(entry === '.' ? '@landing/search`' : entry.slice(1))
  })

  it('gives publishers the same entries as the workspace', () => {
    for (const [entry, { source: _, ...published }] of Object.entries(entries)) {
      expect(manifest.publishConfig.exports).toHaveProperty([entry], published)
    }
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports))
  })
})
