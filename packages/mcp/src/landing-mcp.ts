import { parseArgs } from 'node:util'
import { LandingError } from '@landing/schema'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import manifest from '../package.json' with { type: 'json' }
import { createMcpServer } from './server'
import { openSite } from './site'

const usage = `Usage: npx @landing/mcp <folder or address>

Serves a site built with Landing to MCP clients over stdio: search, read_page, list_pages.

  npx @landing/mcp dist                            the folder that a build writes
  npx @landing/mcp https://example.org/docs-site/  a deployed site, with its base
  --help, --version`

/** Output for people. Standard output belongs to the protocol. */
interface Output {
  log(text: string): void
  error(text: string): void
}

/**
 * The command `landing-mcp`. Returns once the server listens; the process ends with its client.
 *
 * @returns exit code: 0 when the server runs or help or the version was asked for, 1 otherwise
 */
export async function landingMcp(
  args: readonly string[],
  output: Output = console,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } },
    })
    if (values.help === true) {
      output.log(usage)
      return 0
    }
    if (values.version === true) {
      output.log(manifest.version)
      return 0
    }
    const [address, ...others] = positionals
    if (address === undefined || others.length > 0) throw new Error(usage)
    const site = await openSite(address)
    serveStdio(() => createMcpServer(site))
    return 0
  } catch (error) {
    const help = error instanceof LandingError ? error.help : undefined
    output.error([(error as Error).message, help].filter(Boolean).join('\n'))
    return 1
  }
}
