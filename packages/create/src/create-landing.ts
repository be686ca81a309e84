import { relative } from 'node:path'
import { createSite } from './create-site'

const usage = `Usage: npm create @landing <folder>

Writes a new documentation site into a folder, which must be empty or not there yet.

To move a Docusaurus, VitePress or Starlight site: npx @landing/migrate --from <framework>`

/** Output for people. */
export interface Output {
  log(text: string): void
  error(text: string): void
}

/**
 * The command `npm create @landing`.
 *
 * @param args what follows the command's name
 * @returns exit code: 0 when a site was written or help was asked for, 1 otherwise
 */
export function createLanding(args: readonly string[], output: Output = console): number {
  const [target, ...rest] = args
  if (target === '--help' || target === '-h') {
    output.log(usage)
    return 0
  }
  if (target === '--from') {
    output.error(`To move a site, run:\n\n  npx @landing/migrate ${args.map(quoted).join(' ')}`)
    return 1
  }
  if (target === undefined || target.startsWith('-') || rest.length > 0) {
    output.error(usage)
    return 1
  }
  try {
    const { folder, title, files } = createSite(target)
    const here = relative(process.cwd(), folder)
    const enter = here === '' ? [] : [`cd ${quoted(here)}`]
    output.log(
      [`"${title}" is there: ${files.length} files. Next:`, '']
        .concat([...enter, 'npm install', 'npm run dev'].map((line) => `  ${line}`))
        .join('\n'),
    )
    return 0
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

const quoted = (path: string): string => (/\s/.test(path) ? `"${path}"` : path)
