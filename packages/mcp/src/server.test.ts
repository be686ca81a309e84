import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMcpServer } from './server'
import { openSite } from './site'

const folder = mkdtempSync(join(tmpdir(), 'landing-mcp-'))
const site = 'https://example.org/'
const client = new Client({ name: 'test', version: '1.0.0' })

beforeAll(async () => {
  for (const path of ['search', 'docs/100% über'])
    mkdirSync(join(folder, path), { recursive: true })
  const files = {
    'search/catalog.json': JSON.stringify({ site, title: 'S', indexes: [] }),
    'llms.txt': `- [All](${site}docs/100%25%20%C3%BCber/index.md)\n`,
    'docs/100% über/index.md': '# All\n',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const [own, other] = InMemoryTransport.createLinkedPair()
  await createMcpServer(await openSite(folder)).connect(own)
  await client.connect(other)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = '/docs/100%25%20%C3%BCber/'

it.each(['/docs/100% über/', path])('finds the page %s as a model writes it', async (written) => {
  const page = await client.callTool({ name: 'read_page', arguments: { path: written } })
  expect(JSON.stringify(page)).toContain(`Source: ${site}${path.slice(1)}\\n`)
  const list = await client.callTool({ name: 'list_pages', arguments: { under: written } })
  expect(list.structuredContent).toMatchObject({ pages: [{ path }] })
})
