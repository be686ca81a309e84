import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { type CreatedSite, createSite, type Template, templates } from './create-site'
import { runMigrate } from './run-migrate'

const usage = `Usage: npm create @landing <folder> [-- --template <name>]

Creates a documentation site in a new or empty folder, or a new git repository.

  --template basic     a home page in React and two documents (default)
  --template provider  documentation of a Terraform provider
  --template blank     one page in Markdown
  --help, --version

To move a site: npm create @landing -- --from <docusaurus|vitepress|starlight|mkdocs> [folder] [--to <folder>]`

const manual =
  'https://github.com/SAP-docs/terraform-landingpage-for-btp/tree/main/apps/docs/content/docs'

/** Output for people. */
export interface Output {
  log(text: string): void
  error(text: string): void
}

/**
 * The command `npm create @landing`.
 *
 * @param args command line, without program and script
 * @param migrate runs `@landing/migrate` and returns its exit code; `undefined` if it could not run
 * @returns exit code: 0 when a site was written or help or the version was requested, else 1, or that of `migrate`
 */
export function createLanding(
  args: readonly string[],
  output: Output = console,
  migrate: (args: readonly string[]) => number | undefined = runMigrate,
): number {
  if (args.some((arg) => /^--from(?:=|$)/.test(arg))) {
    const code = migrate(args)
    if (code !== undefined) return code
    output.error(`To move a site, run:\n\n  npx @landing/migrate ${args.map(quoted).join(' ')}`)
    return 1
  }
  try {
    const command = readArguments(args)
    output.log(
      typeof command === 'string' ? command : summary(createSite(command.target, command.template)),
    )
    return 0
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Returns a text to print, or what to create. @throws Error with the usage for arguments that are not understood */
function readArguments(args: readonly string[]): string | { target: string; template: Template } {
  const { values, positionals } = parse(args)
  if (values.help === true) return usage
  if (values.version === true) return manifest.version
  const [target, ...others] = positionals
  const { template: name = 'basic' } = values
  const template = templates.find((each) => each === name)
  if (target === undefined) throw new Error(usage)
  if (others.length > 0) throw wrongUse(`Unexpected "${others[0]}": one folder at a time.`)
  if (template !== undefined) return { target, template }
  throw wrongUse(`Unknown template "${name}". Templates: ${templates.join(', ')}.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw wrongUse((error as Error).message)
  }
}

const wrongUse = (message: string): Error => new Error(`${message}\n\n${usage}`)

function summary({ folder, title, files }: CreatedSite): string {
  const path = relative(process.cwd(), folder)
  const commands = [...(path === '' ? [] : [`cd ${quoted(path)}`]), 'npm install', 'npm run dev']
  return [
    `Created "${title}": ${files.length} files. Next:`,
    '',
    ...commands.map((line) => `  ${line}`),
    '',
    `The manual: ${manual}`,
  ].join('\n')
}

const quoted = (path: string): string => (/[\s&();]/.test(path) ? `"${path}"` : path)
