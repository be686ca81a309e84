import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readYaml } from '@landing/markdown/authoring'
import { resolveConfig } from '@landing/schema/validate'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { titledBlocks } from './code-blocks.ts'

const manual = fileURLToPath(new URL('../content/docs/', import.meta.url))
const blocks = readdirSync(manual, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !name.startsWith('08-messages'))
  .flatMap((name) =>
    titledBlocks(readFileSync(join(manual, name), 'utf8')).map((block) => ({ name, ...block })),
  )

/** Options of a configuration: a whole module, or options as they stand in one. Plugins are their names. */
function optionsIn(code: string): object {
  const names = new Set([...code.matchAll(/(?<![.\w])(\w+)\(/g)].map(([, name = '']) => name))
  const plugins = [...names].filter((name) => name !== 'defineConfig')
  const body = code.replace(/^import .*\n+/gm, '')
  const whole = body.includes('export default')
    ? body.replace('export default', 'return')
    : `return {\n${body}}`
  const { outputText } = ts.transpileModule(`(function () {\n${whole}\n})()`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None },
  })
  const values = plugins.map((name) => () => `@landing/plugin-${name}`)
  return Function('defineConfig', ...plugins, `return ${outputText}`)(same, ...values)
}

const same = (config: object) => config

const configurations = blocks.filter(({ title }) => /^landing\.config\.(?:ts|mjs)$/.test(title))

it.each(configurations.map(({ name, code }) => [name, code]))(
  'accepts the configuration in %s',
  (_, code) => {
    const config = { title: 'Tool', url: 'https://example.org', ...optionsIn(code ?? '') }
    expect(() => resolveConfig(config)).not.toThrow()
  },
)

const workflows = blocks.filter(({ title }) => /^\.git.*\.ya?ml$/.test(title))
const template = new URL('../../../packages/create/templates/basic/package.json', import.meta.url)
const { scripts } = JSON.parse(readFileSync(template, 'utf8'))

it.each(workflows.map(({ name, title, code }) => [title, name, code] as const))(
  'shows a %s in %s that runs scripts of a new site',
  (_, __, code) => {
    expect(readYaml(code).fault).toBeUndefined()
    for (const [, script = ''] of code.matchAll(/npm run (\w+)/g)) {
      expect(scripts).toHaveProperty(script)
    }
  },
)

it('pins each action to one commit', () => {
  const pinned = workflows.flatMap(({ code }) => code.match(/\S+@[0-9a-f]{40}.*/g) ?? [])
  const actions = new Set(pinned.map((use) => use.split('@')[0]))
  expect(new Set(pinned).size).toBe(actions.size)
})

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))
// `plugin-lint` comes with `@landing/vite`.
const plugins = readdirSync(packages).filter((name) => /^plugin-(?!lint)/.test(name))

it.each(plugins)('says what %s installs', (plugin) => {
  const manifest = readFileSync(join(packages, plugin, 'package.json'), 'utf8')
  const { name, peerDependencies } = JSON.parse(manifest)
  const peers = Object.keys(peerDependencies).filter((peer) => !peer.startsWith('@landing/'))
  const lines = readFileSync(join(manual, '10-plugins/install.md'), 'utf8').split('\n')
  const line = lines.find(
    (each) => each.startsWith('| ') && new RegExp(`\`${name}[ \`]`).test(each),
  )
  for (const peer of peers) expect(line).toContain(`\`${peer}`)
  expect(line).toBeDefined()
})
