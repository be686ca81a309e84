import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dialectHelp, importHelp, moduleHelp } from './known-plugins'

const all =
  'Plugins of Landing: @landing/plugin-changelog, @landing/plugin-dialects, @landing/plugin-hosted-search, @landing/plugin-lint, @landing/plugin-math, @landing/plugin-mdx, @landing/plugin-mermaid, @landing/plugin-offline, @landing/plugin-og-images, @landing/plugin-openapi, @landing/plugin-terraform, @landing/plugin-typescript.'

it.each([
  ['@landing/plugin-mdx', 'Run "npm install @landing/plugin-mdx".'],
  ['@landing/plugin-nope', all],
  ['@landing/plugin-mermade', `Did you mean "@landing/plugin-mermaid"? ${all}`],
  ['remark-gfm/lib/index.js', 'Run "npm install remark-gfm".'],
  ['@example/wiki', 'Run "npm install @example/wiki".'],
  ['a plugin', undefined],
  ['no"$(name)', undefined],
])('says how to get the module %j', (module, help) => {
  expect(moduleHelp(module)).toBe(help)
})

it.each([
  ['not-there/part', 'Run "npm install not-there".'],
  ['@theme/Tabs', 'Correct the import.'],
])('says how to get what a page imports: %j', (module, help) => {
  expect(importHelp(module)).toBe(
    `${help} For modules of other documentation tools: Run "npm install @landing/plugin-dialects", and add it to "plugins" of the configuration.`,
  )
})

it('knows all plugins of this repository', () => {
  const names = readdirSync(join(import.meta.dirname, '../../..')).filter((name) =>
    /^plugin-/.test(name),
  )
  expect(all.match(/plugin-[\w-]+/g)).toEqual(names.sort())
})

it('knows the plugins of dialects', () => {
  expect(dialectHelp('nextra')).toContain('Run "npm install @landing/plugin-dialects", and add')
  expect(dialectHelp('wiki')).toBeUndefined()
})
