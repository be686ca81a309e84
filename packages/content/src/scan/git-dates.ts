import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gitEnvironment } from '../fs/git-environment'
import { relativePath } from '../text/relative-path'

const run = promisify(execFile)

export interface LastUpdate {
  /** ISO 8601 with time zone. */
  readonly date: string
  readonly author: string
  /** All who changed the file, those with most changes first. */
  readonly contributors: readonly string[]
}

/**
 * When each file below a folder was last changed, and by whom it was changed at all, by path relative to the folder: one call to
 * git for all. Empty where there is no git or no history.
 */
export async function gitDates(folder: string): Promise<ReadonlyMap<string, LastUpdate>> {
  const found = new Map<string, { date: string; author: string; counts: Map<string, number> }>()
  // Whoever names the folder of a repository outside of it, too, means it.
  const env = process.env.GIT_WORK_TREE ? process.env : gitEnvironment()
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, env, maxBuffer: 1 << 30 })).stdout
  let root: string
  let log: string
  try {
    root = (await git('rev-parse', '--show-toplevel')).trim()
    const format = '--format=%x01%aI%x02%an'
    log = await git('-c', 'core.quotePath=false', 'log', format, '--name-only', '-z', '--', '.')
  } catch {
    return new Map()
  }
  const prefix = relativePath(root, folder)
  const below = prefix === '' ? '' : `${prefix}/`
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split('\0')
    const [date = '', author = ''] = head.trim().split('\x02')
    for (const name of files) {
      const file = name.replace(/^\n/, '')
      if (!file.startsWith(below)) continue
      const path = file.slice(below.length)
      if (path === '') continue
      // Newest first: the first commit that names a file is its last change.
      const known = found.get(path) ?? { date, author, counts: new Map<string, number>() }
      found.set(path, known)
      known.counts.set(author, (known.counts.get(author) ?? 0) + 1)
    }
  }
  return new Map(
    Array.from(found, ([path, { date, author, counts }]) => {
      const contributors = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
      return [path, { date, author, contributors }]
    }),
  )
}
