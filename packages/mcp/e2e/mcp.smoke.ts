import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveStatic } from '@landing/tooling/static-server'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { type CallToolResult, ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../src'

const here = join(import.meta.dirname, '..')
const bin = join(here, 'bin/landing-mcp.js')
let folder: string
let dist: string
let host: Awaited<ReturnType<typeof serveStatic>>

beforeAll(async () => {
  mkdirSync(join(here, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(here, '.tmp/site-'))
  cpSync(join(here, 'e2e/fixture'), folder, { recursive: true })
  execFileSync(join(here, 'node_modules/.bin/vite'), ['build'], { cwd: folder })
  dist = join(folder, 'dist')
  mkdirSync(join(folder, 'secret'))
  writeFileSync(join(folder, 'secret/index.md'), 'Secret text')
  host = await serveStatic({ folder: dist, base: '/base/' })
})
afterAll(async () => {
  await host?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Connects a client of the SDK to the command, as an MCP host does. */
async function connect(address: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, address] }),
  )
  return client
}

const textOf = (result: CallToolResult) =>
  result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')

describe.each([
  ['a folder', () => dist],
  ['a static host', () => host.href],
])('over %s', (_, addressOf) => {
  let client: Client
  beforeAll(async () => {
    client = await connect(addressOf())
  })
  afterAll(() => client.close())
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: args })) as CallToolResult

  it('introduces the site', async () => {
    expect(client.getInstructions()).toContain('Documentation of "Fixture"')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages'])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  })

  it('searches, with typing errors', async () => {
    const result = await call('search', { query: 'run exportre' })
    expect(textOf(result)).toContain('- Start > Run it: /docs/start/#run-it')
    expect(result.structuredContent).toMatchObject({
      hits: [
        { path: '/docs/start/#run-it', url: 'https://docs.example.org/base/docs/start/#run-it' },
      ],
    })
    expect(textOf(await call('search', { query: 'zzzzqq' }))).toContain('Nothing found.')
  })

  it('says which scopes can be searched', async () => {
    const result = await call('search', { query: 'run', version: '9.0' })
    expect(result.isError).toBeUndefined()
    const wrong = await call('search', { query: 'run', context: 'api' })
    expect(wrong.isError).toBe(true)
    expect(textOf(wrong)).toContain('There is no search index for context "api"')
  })

  it.each([
    '/docs/start/',
    'docs/start',
    '/docs/start.html#run-it',
    '/docs/start/index.md',
    '/base/docs/start/',
    '/DOCS/Start/',
    'https://docs.example.org/base/docs/start/',
    'landing:///docs/start/',
  ])('reads the page %s', async (path) => {
    const text = textOf(await call('read_page', { path }))
    expect(text).toContain('Source: https://docs.example.org/base/docs/start/\n\n# Start')
    expect(text).toContain('Run the exporter once a day.')
  })

  it('reads a long page in parts', async () => {
    const path = '/docs/start/'
    const first = textOf(await call('read_page', { path, limit: 7 }))
    expect(first).toMatch(/# Start\n\n\[Characters 0 to 7 of \d+; continue with offset 7\.\]$/)
    expect(textOf(await call('read_page', { path, offset: 7 }))).not.toContain('# Start')
    expect(textOf(await call('read_page', { path, offset: 9999 }))).toMatch(
      /\n\n\[The page has \d+ characters: there are none from offset 9999\.\]$/,
    )
  })

  it('suggests pages for one that does not exist', async () => {
    const slip = await call('read_page', { path: '/docs/strat/' })
    expect(slip.isError).toBe(true)
    expect(textOf(slip)).toBe(
      'There is no page "/docs/strat/": the site has no document there. Did you mean "/docs/start/"?',
    )
    const moved = textOf(await call('read_page', { path: '/docs/old/roles/' }))
    expect(moved).toContain('Did you mean "/docs/guides/roles/"?')
    const foreign = textOf(await call('read_page', { path: 'https://other.example/docs/start/' }))
    expect(foreign).toContain('it is not below https://docs.example.org/base/')
  })

  it.each([
    '../secret',
    '/../secret/',
    '/%2e%2e/secret/',
    '/docs/..%2f..%2fsecret/',
    '..\\secret',
    '/docs/\0/',
    'file:///etc/',
  ])('does not leave the site for %j', async (path) => {
    const result = await call('read_page', { path })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('There is no page')
    expect(textOf(result)).not.toContain('Secret text')
  })

  it.each([
    ['search', 'query'],
    ['read_page', 'path'],
    ['list_pages', 'under'],
  ])('refuses a long text in %s in few words', async (name, argument) => {
    const result = await call(name, { [argument]: 'x'.repeat(1_000_000) })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(/: (query|path|under): .* <=2000 characters$/)
  })

  it('lists pages, without unlisted ones', async () => {
    const list = async (args = {}) => (await call('list_pages', args)).structuredContent
    const whoMay = 'Who may do what in the account.'
    const roles = { path: '/docs/guides/roles/', title: 'Roles', description: whoMay }
    const start = { path: '/docs/start/', title: 'Start', description: 'The first steps' }
    const all = (await list()) as { pages: unknown[] }
    expect(all.pages).toHaveLength(2)
    expect(all.pages).toEqual(expect.arrayContaining([roles, start]))
    expect(await list({ under: '/docs/guides/' })).toEqual({ total: 1, pages: [roles] })
    expect(textOf(await call('list_pages', { limit: 1 }))).toContain(
      '1 of 2 pages; continue with offset 1',
    )
  })

  it('offers pages as resources', async () => {
    const { resources } = await client.listResources()
    const uri = 'landing:///docs/start/'
    expect(resources).toContainEqual(
      expect.objectContaining({ uri, title: 'Start', mimeType: 'text/markdown' }),
    )
    const { contents } = await client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, text: expect.stringContaining('# Start') }])
    await expect(client.readResource({ uri: 'landing:///docs/strat/' })).rejects.toMatchObject({
      code: ErrorCode.InvalidParams,
      message: expect.stringMatching(
        /There is no page "\/docs\/strat\/": .* Did you mean "\/docs\/start\/"\?$/,
      ),
      data: { uri: 'landing:///docs/strat/' },
    })
  })
})

it('follows no link out of the folder', async () => {
  symlinkSync(join(folder, 'secret'), join(dist, 'outside'))
  const client = await connect(dist)
  const result = (await client.callTool({
    name: 'read_page',
    arguments: { path: '/outside/' },
  })) as CallToolResult
  await client.close()
  expect(result.isError).toBe(true)
  expect(textOf(result)).not.toContain('Secret text')
})

it.each([
  [['/no/such/folder'], 'There is no folder "/no/such/folder".\nBuild the site first'],
  [['https://'], '"https://" is not the address of a site.\nGive an address such as https://'],
  [[here], `"${here}" is not a site built by Landing: it has no valid search/catalog.json.\nGive`],
  [['http://127.0.0.1:9/docs/'], 'Cannot read http://127.0.0.1:9/docs/search/catalog.json: '],
  [[], 'Usage: npx @landing/mcp <folder or address>'],
])('ends with a message for %j', (args, message) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
  })
  expect(stderr).toContain(message)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

it('names the address whose answer ends early', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/`
  await expect(openSite(address)).rejects.toMatchObject({
    code: 'mcp/unreachable',
    message: expect.stringContaining(`Cannot read ${address}search/catalog.json: `),
  })
  server.close()
})

it('reads a site whose addresses end without a slash', async () => {
  const bare = join(folder, 'bare')
  mkdirSync(join(bare, 'search'), { recursive: true })
  mkdirSync(join(bare, 'docs'))
  const site = 'https://docs.example.org/'
  writeFileSync(
    join(bare, 'search/catalog.json'),
    JSON.stringify({ site, title: 'Bare', indexes: [] }),
  )
  writeFileSync(join(bare, 'index.md'), '# Home')
  writeFileSync(join(bare, 'docs/start.md'), '# Start')
  writeFileSync(join(bare, 'docs/ä b.md'), '# AB')
  writeFileSync(
    join(bare, 'llms.txt'),
    `- [Home](${site}index.md)\n- [Start](${site}docs/start.md): First.\n`,
  )
  const client = await connect(bare)
  const call = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })) as CallToolResult
  expect((await call('list_pages', {})).structuredContent).toMatchObject({
    pages: [{ path: '/' }, { path: '/docs/start' }],
  })
  for (const path of ['/docs/start', '/docs/start/', '/DOCS/Start.html', `${site}docs/start.md`]) {
    expect(textOf(await call('read_page', { path }))).toBe(`Source: ${site}docs/start\n\n# Start`)
  }
  for (const path of ['/docs/ä b', '/docs/%C3%A4%20b/']) {
    const text = textOf(await call('read_page', { path }))
    expect(text).toBe(`Source: ${site}docs/%C3%A4%20b\n\n# AB`)
  }
  expect(textOf(await call('read_page', { path: '/' }))).toBe(`Source: ${site}\n\n# Home`)
  expect(textOf(await call('read_page', { path: '/old/start' }))).toContain(
    'Did you mean "/docs/start"?',
  )
  await client.close()
})

it('offers no search of a site that a hosted service searches', async () => {
  const hosted = join(folder, 'hosted')
  cpSync(dist, hosted, { recursive: true })
  const file = join(hosted, 'search/catalog.json')
  const catalog = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...catalog, indexes: [] }))
  const client = await connect(hosted)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['read_page', 'list_pages'])
  expect(client.getInstructions()).toContain('Find pages with "list_pages"')
  await client.close()
})

it('searches a new build without a restart', async () => {
  const client = await connect(dist)
  const search = async (query: string) =>
    textOf((await client.callTool({ name: 'search', arguments: { query } })) as CallToolResult)
  expect(await search('cormorant')).toContain('Nothing found.')
  appendFileSync(join(folder, 'content/docs/start.md'), '\nA cormorant dives.\n')
  execFileSync(join(here, 'node_modules/.bin/vite'), ['build'], { cwd: folder })
  expect(await search('cormorant')).toContain('/docs/start/')
  await client.close()
})
