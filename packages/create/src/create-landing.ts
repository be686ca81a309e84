import { relative } from 'node:path'
import { createSite, templates } from './create-site'
import { runMigrate } from './run-migrate'

const usage = `Usage: npm create @landing <folder> [-- --template <name>]

Writes a new documentation site into a folder, which must be empty or not there yet.

  --template basic     a home page in React and two documents (default)
  --template provider  documentation of a Terraform provider
  --template blank     one page in Markdown

To move a site: npm create @landing -- --from <docusaurus|vitepress|starlight> [folder] [--to <folder>]`

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
 * @param args what follows the command's name
 * @param migrate runs `@landing/migrate`, which is fetched for it; its exit code, `undefined` if it could not run
 * @returns exit code: 0 when a site was written or help was asked for, else 1, or that of `migrate`
 */
export function createLanding(
  all: readonly string[],
  output: Output = console,
  migrate: (args: readonly string[]) => number | undefined = runMigrate,
): number {
  const { name, args } = takeTemplate(all)
  const [target, ...rest] = args
  if (target === '--help' || target === '-h') {
    output.log(usage)
    return 0
  }
  if (args.some((each) => /^--from(?:=|$)/.test(each))) {
    const code = migrate(args)
    if (code !== undefined) return code
    output.error(`To move a site, run:\n\n  npx @landing/migrate ${args.map(quoted).join(' ')}`)
    return 1
  }
  const template = templates.find((each) => each === name)
  const wrong =
    template === undefined
      ? `Unknown template "${name}". Templates: ${templates.join(', ')}.`
      : wrongArgument(target, rest)
  if (target === undefined || template === undefined || wrong !== undefined) {
    output.error(wrong === undefined ? usage : `${wrong}\n\n${usage}`)
    return 1
  }
  try {
    const { folder, title, files } = createSite(target, template)
    const here = relative(process.cwd(), folder)
    const enter = here === '' ? [] : [`cd ${quoted(here)}`]
    output.log(
      [`"${title}" is there: ${files.length} files. Next:`, '']
        .concat([...enter, 'npm install', 'npm run dev'].map((line) => `  ${line}`))
        .concat('', `The manual: ${manual}`)
        .join('\n'),
    )
    return 0
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Takes `--template name` or `--template=name` out of the arguments. */
function takeTemplate(args: readonly string[]): { name: string; args: readonly string[] } {
  const at = args.findIndex((each) => /^--template(?:=|$)/.test(each))
  if (at < 0) return { name: 'basic', args }
  const [, inline] = (args[at] ?? '').split('=')
  return {
    name: inline ?? args[at + 1] ?? '',
    args: args.toSpliced(at, inline === undefined ? 2 : 1),
  }
}

function wrongArgument(target: string | undefined, [other]: readonly string[]): string | undefined {
  const option = [target, other].find((argument) => argument?.startsWith('-'))
  if (option !== undefined) return `Unknown option "${option}".`
  return other === undefined ? undefined : `Unexpected "${other}": one folder at a time.`
}

const quoted = (path: string): string => (/\s/.test(path) ? `"${path}"` : path)
