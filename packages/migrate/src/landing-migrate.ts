import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { type Migration, migrate } from './migrate'
import { type Origin, origins } from './site/site'

const usage = `Usage: npx @landing/migrate --from docusaurus|vitepress|starlight|mkdocs [source] [--to folder] [--force]

Moves a site to Landing. The source (default: the current folder) is only read.

  --from <framework>  docusaurus, vitepress, starlight or mkdocs
  --to <folder>       folder of the new site; default: beside the source, with "-landing" added to its name
  --force             overwrite files that were edited since the last run, or written by others
  --help, --version`

/** Output for people. */
export interface Output {
  log(text: string): void
  error(text: string): void
}

/**
 * The command `landing-migrate`.
 *
 * @returns exit code: 0 when a site was written or help or the version was asked for, 1 otherwise
 */
export function landingMigrate(args: readonly string[], output: Output = console): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
    if (values.help === true) {
      output.log(usage)
      return 0
    }
    if (values.version === true) {
      output.log(manifest.version)
      return 0
    }
    const from = originOf(values.from)
    const [source = '.', ...others] = positionals
    if (others.length > 0)
      throw new Error(`Unexpected "${others[0]}": one source at a time.\n\n${usage}`)
    const { to, force = false } = values
    output.log(summary(migrate({ from, source, force, ...(to !== undefined && { to }) })))
    return 0
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function originOf(name: string | undefined): Origin {
  const origin = origins.find((known) => known === name)
  if (origin !== undefined) return origin
  throw new Error(
    name === undefined ? usage : `Unknown framework "${name}"; known: ${origins.join(', ')}.`,
  )
}

function summary({ folder, title, pages, changed, findings }: Migration): string {
  const here = relative(process.cwd(), folder) || '.'
  return [
    `"${title}": ${pages} pages moved, ${changed} files changed, ${findings.length} places to look at in MIGRATION.md. Next:`,
    '',
    `  cd ${/\s/.test(here) ? `"${here}"` : here}`,
    '  npm install',
    '  npm run dev',
  ].join('\n')
}
