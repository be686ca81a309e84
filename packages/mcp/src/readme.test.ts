import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as api from './index'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const readme = read('../README.md')

it('starts with a configuration that runs the command of this package', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? []
  const { args } = JSON.parse(json).mcpServers['my-docs']
  expect(args).toEqual(['-y', manifest.name, 'https://example.org/my-docs/'])
  expect(Object.keys(manifest.bin)).toEqual(['landing-mcp'])
  expect(json.trim().split('\n').length).toBeLessThanOrEqual(10)
})

it('names all that is exported, all tools and all codes', () => {
  const sources = ['./index.ts', './site.ts', './server.ts', './readers.ts'].map(read).join('\n')
  const types = [...sources.matchAll(/\btype (FoundPage|ListedPage|Site|SitePage)\b/g)]
  const tools = [...sources.matchAll(/registerTool\(\s*'(\w+)'/g)].map(([, name = '']) => name)
  const codes = [...sources.matchAll(/'(mcp\/[a-z-]+)'/g)].map(([, code = '']) => code)
  expect([tools.length, new Set(codes).size]).toEqual([3, 5])
  const names = [...Object.keys(api), ...types.map(([, name = '']) => name), ...tools, ...codes]
  for (const name of names) expect(readme).toContain(name)
})

it('exports these names and no others', () => {
  expect(Object.keys(api).toSorted()).toEqual(['createMcpServer', 'landingMcp', 'openSite'])
})
