import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { type Migration, migrate } from './migrate'
import { notBuilt } from './report'
import { type Origin, origins } from './site/site'

const usage = `Usage: npx @landing/migrate --from docusaurus|vitepress|starlight|mkdocs [source] [--to folder] [--run-config] [--no-check] [--force]

Moves a site to Landing. The source (default: the current folder) is only read; its configuration is run if you allow it.

  --from <framework>  docusaurus, vitepress, starlight or mkdocs
  --to <folder>       folder of the new site; default: beside the source, with "-landing" added to its name
  --run-config        run the configuration, as its framework does; default: ask at a terminal, else read only its constants
  --no-check          do not build the new site to compare its pages with the old ones
  --force             overwrite files that were edited since the last run, or written by others
  --help, --version

Exit code: 0 moved, 1 not moved, 2 moved, but the new site differs: see MIGRATION.md, 3 moved, but not checked.`

/** Output for people. */
export interface Output {
  log(text: string): void
  error(text: string): void
  /** Asks a question; default: at the terminal, if there is one. */
  ask?(question: string): Promise<string>
}

/**
 * The command `landing-migrate`.
 *
 * @returns exit code: 0 when a site was written or help or the version was asked for, 2 if it was built and differs, 3 if it could not be built, 1 otherwise
 */
export async function landingMigrate(
  args: readonly string[],
  output: Output = console,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        force: { type: 'boolean' },
        'run-config': { type: 'boolean' },
        'no-check': { type: 'boolean' },
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
    const { ask = askAtTerminal } = output
    const runConfig =
      values['run-config'] ?? (from !== 'mkdocs' && /^y/i.test((await ask(mayRun)).trim()))
    const check = values['no-check'] !== true
    const migration = migrate({ from, source, force, runConfig, check, ...(to && { to }) })
    output.log(summary(migration, check))
    if (check && migration.differences === undefined) return 3
    return migration.differences?.length ? 2 : 0
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

const mayRun =
  'Run the code of the configuration, with your rights, to get all of its values? [y/N] '

async function askAtTerminal(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

function originOf(name: string | undefined): Origin {
  const origin = origins.find((each) => each === name)
  if (origin !== undefined) return origin
  throw new Error(
    name === undefined ? usage : `Unknown framework "${name}"; known: ${origins.join(', ')}.`,
  )
}

function summary(
  { folder, title, pages, changed, findings, differences }: Migration,
  check: boolean,
): string {
  const here = relative(process.cwd(), folder) || '.'
  const checked =
    differences === undefined
      ? notBuilt
      : differences.length === 0
        ? 'The new site was built: no page differs from the source.'
        : `The new site was built: ${differences.length} differences from the source, in MIGRATION.md.`
  return [
    `"${title}": ${pages} pages moved, ${changed} files changed, ${findings.length} places to look at in MIGRATION.md.`,
    ...(check ? [checked] : []),
    'Next:',
    '',
    `  cd ${/\s/.test(here) ? `"${here}"` : here}`,
    '  npm install',
    '  npm run dev',
  ].join('\n')
}
