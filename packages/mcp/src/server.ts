import { decodePath } from '@landing/schema'
import {
  type CallToolResult,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { failure, listAnswer, pageAnswer, searchAnswer } from './answers'
import { SiteError } from './readers'
import { resourceRoot, type Site } from './site'

const annotations = { readOnlyHint: true, openWorldHint: false }
const offset = z.int().min(0).default(0)
/** A path or query. Work and messages grow with its length. */
const shortText = z.string().max(2000)

/** An MCP server with the tools `search`, if the site has an index, `read_page` and `list_pages`, and the pages as resources. */
export function createMcpServer(site: Site): McpServer {
  const { title, tagline, url } = site
  // A site that a hosted service searches has no index.
  const isSearched = site.indexes.length > 0
  const server = new McpServer(
    { name: 'landing-mcp', title, version: manifest.version },
    {
      instructions: `Documentation of "${title}" (${url}). ${tagline}\nFind pages with "${isSearched ? 'search' : 'list_pages'}", then read them with "read_page".`,
    },
  )
  if (isSearched) addSearch(server, site)
  addPages(server, site)
  addResources(server, site)
  return server
}

function addSearch(server: McpServer, site: Site): void {
  const scope = (name: 'context' | 'version' | 'locale') => {
    const knownNames = new Set(site.indexes.flatMap((ref) => ref[name] ?? []))
    const all =
      knownNames.size === 0 ? 'this site has none' : `known: ${[...knownNames].join(', ')}`
    return shortText.optional().describe(`Search only this ${name}; ${all}`)
  }
  server.registerTool(
    'search',
    {
      title: `Search ${site.title}`,
      description: `Searches the documentation of "${site.title}". Returns pages and sections with their paths, best first. Allows typing errors; +word requires, -word excludes, "…" is a phrase, title:word searches titles.`,
      annotations,
      inputSchema: z.object({
        query: shortText.min(1).describe('Words of the question, or a query'),
        limit: z.int().min(1).max(50).default(8),
        tags: z.array(z.string()).optional().describe('Only pages with all of these tags'),
        context: scope('context'),
        version: scope('version'),
        locale: scope('locale'),
      }),
      outputSchema: z.object({
        total: z.int(),
        hits: z.array(
          z.object({
            title: z.string(),
            section: z.string().optional(),
            path: z.string(),
            url: z.string(),
            breadcrumbs: z.array(z.string()),
            snippet: z.string(),
          }),
        ),
      }),
    },
    ({ query, limit, ...rest }) =>
      answer(async () => {
        const filters = Object.entries(rest).filter(([, value]) => value !== undefined)
        return searchAnswer(
          await site.search({
            text: query,
            limit,
            syntax: 'full',
            ...Object.fromEntries(filters),
          }),
        )
      }),
  )
}

function addPages(server: McpServer, site: Site): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `Returns a page of "${site.title}" as Markdown, by the path or address that "search", "list_pages" and the resources give.`,
      annotations,
      inputSchema: z.object({
        path: shortText.describe('Path or address: /docs/start/'),
        offset: offset.describe('First character to return'),
        limit: z.int().min(1).default(50_000).describe('Maximum number of characters to return'),
      }),
    },
    ({ path, ...range }) => answer(async () => pageAnswer(await site.page(path), range)),
  )
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: `Lists the documents of "${site.title}" with path, title and description.`,
      annotations,
      inputSchema: z.object({
        under: shortText
          .default('/')
          .describe('Only pages whose path starts with this, such as /docs/guides/'),
        offset: offset.describe('Number of pages to skip'),
        limit: z.int().min(1).max(1000).default(100),
      }),
      outputSchema: z.object({
        total: z.int(),
        pages: z.array(z.object({ path: z.string(), title: z.string(), description: z.string() })),
      }),
    },
    ({ under, ...range }) =>
      answer(async () => {
        const prefix = `/${decodePath(under).replace(/^\/+/, '')}`
        const pages = await site.pages()
        return listAnswer(
          pages.filter(({ path }) => decodePath(path).startsWith(prefix)),
          range,
        )
      }),
  )
}

/** Pages as `landing:///docs/start/`. */
function addResources(server: McpServer, site: Site): void {
  const mimeType = 'text/markdown'
  const template = new ResourceTemplate(`${resourceRoot}{+path}`, {
    list: async () => ({
      resources: (await site.pages()).map(({ path, title, description }) => ({
        uri: resourceRoot + path,
        name: path,
        title,
        description,
        mimeType,
      })),
    }),
    complete: {
      path: async (value) =>
        (await site.pages()).flatMap(({ path }) => (path.startsWith(value) ? path : [])),
    },
  })
  server.registerResource(
    'page',
    template,
    { title: `Pages of ${site.title}`, mimeType },
    async (uri, { path }) => {
      const { markdown } = await site.page(String(path)).catch((error: unknown) => {
        throw notFound(uri, error)
      })
      return { contents: [{ uri: uri.href, mimeType, text: markdown }] }
    },
  )
}

/** Only tools show the help of an error by themselves. */
function notFound(uri: URL, error: unknown): unknown {
  if (!(error instanceof SiteError && error.code === 'mcp/no-page')) return error
  return new ResourceNotFoundError(uri.href, `${error.message} ${error.help}`)
}

async function answer(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    return failure(error)
  }
}
