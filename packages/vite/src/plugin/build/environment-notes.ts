import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hasNativeParser } from '@landing/markdown/host'
import type { ResolvedConfig } from '@landing/schema'

const run = promisify(execFile)

/** Notes about missing tools that make builds slower or pages less complete. */
export async function environmentNotes(
  { docs }: Pick<ResolvedConfig, 'docs'>,
  contentDir: string,
): Promise<string[]> {
  const showsDates = docs.some(({ showLastUpdate }) => showLastUpdate)
  const notes = [await parserNote(), showsDates && (await historyNote(contentDir))]
  return notes.filter((note) => typeof note === 'string')
}

async function parserNote(): Promise<string | undefined> {
  if (await hasNativeParser()) return undefined
  return 'The native Markdown parser "satteri" could not be loaded: pages are the same, but compiled more slowly. Install optional dependencies to get it.'
}

async function historyNote(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: folder })
    if (stdout.trim() !== 'true') return undefined
    return '"showLastUpdate": the clone is shallow, so pages without a change in it show no date. Fetch the whole history, with "fetch-depth: 0" on GitHub.'
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr: string }
    const [reason = ''] = (stderr || message).split('\n')
    return `"showLastUpdate": pages show no date, because git cannot read the history: ${reason}`
  }
}
