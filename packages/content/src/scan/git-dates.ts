import { execFile } from 'node:child_process'
import { relative, sep } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface LastUpdate {
  /** ISO 8601 with time zone. */
  readonly date: string
  readonly author: string
}

/**
 * When each file below a folder was last changed, by path relative to the folder: one call to git for
 * all. Empty where there is no git or no history.
 */
export async function gitDates(folder: string): Promise<ReadonlyMap<string, LastUpdate>> {
  const found = new Map<string, LastUpdate>()
  let root: string
  let log: string
  try {
    const options = { cwd: folder, maxBuffer: 1 << 30 }
    root = (await run('git', ['rev-parse', '--show-toplevel'], options)).stdout.trim()
    const format = '--format=%x01%aI%x02%an'
    log = (
      await run(
        'git',
        ['-c', 'core.quotePath=false', 'log', format, '--name-only', '-z', '--', '.'],
        options,
      )
    ).stdout
  } catch {
    return found
  }
  const prefix = relative(root, folder)
    .split(sep)
    .filter((part) => part !== '')
  const below = prefix.length === 0 ? '' : `${prefix.join('/')}/`
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split('\0')
    const [date = '', author = ''] = head.trim().split('\x02')
    for (const name of files) {
      const file = name.replace(/^\n/, '')
      if (!file.startsWith(below)) continue
      const path = file.slice(below.length)
      // Newest first: the first commit that names a file is its last change.
      if (path !== '' && !found.has(path)) found.set(path, { date, author })
    }
  }
  return found
}
