import { execFile } from 'node:child_process'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isFolder } from '@landing/markdown/authoring'
import { gitEnvironment } from '../fs/git-environment'

const run = promisify(execFile)

/** The last change of a file in git. */
export interface LastUpdate {
  /** ISO 8601 with time zone. */
  readonly date: string
  readonly author: string
  /** All who changed the file, those with most changes first. */
  readonly contributors: readonly string[]
}

/**
 * When each file below a folder was last changed, and by whom it was changed at all, by path relative to the folder. Empty where
 * there is no git or no history, and without files that a shallow clone has no change of.
 */
export async function gitDates(folder: string): Promise<ReadonlyMap<string, LastUpdate>> {
  const updates = [...(await datesBelow(folder))]
  for (const name of isFolder(folder) ? readdirSync(folder) : []) {
    const inside = join(folder, name)
    if (!isFolder(inside) || !isApart(inside)) continue
    for (const [path, dates] of await datesBelow(inside)) updates.push([`${name}/${path}`, dates])
  }
  return new Map(updates)
}

/** Git does not look into symbolic links, submodules and other repositories. */
const isApart = (folder: string) =>
  lstatSync(folder).isSymbolicLink() || existsSync(join(folder, '.git'))

/** One call to git for all files. */
async function datesBelow(folder: string): Promise<Map<string, LastUpdate>> {
  const datesByPath = new Map<
    string,
    { date: string; author: string; counts: Map<string, number> }
  >()
  // Whoever names the folder of a repository outside of it, too, means it.
  const env = process.env.GIT_WORK_TREE ? process.env : gitEnvironment()
  const names = ['--name-only', '--relative', '-z', '--', '.']
  let log: string
  try {
    const args = ['log', '--format=%x01%aI%x02%an%x02%D', ...names]
    log = (await run('git', args, { cwd: folder, env, maxBuffer: 1 << 30 })).stdout
  } catch {
    return new Map()
  }
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split('\0')
    const [date = '', author = '', decorations = ''] = head.trim().split('\x02')
    // The oldest commit of a shallow clone seems to have changed every file.
    if (decorations.split(', ').includes('grafted')) continue
    for (const name of files) {
      const path = name.startsWith('\n') ? name.slice(1) : name
      if (path === '') continue
      // Newest first: the first commit that names a file is its last change.
      const fileDates = datesByPath.get(path) ?? { date, author, counts: new Map<string, number>() }
      datesByPath.set(path, fileDates)
      fileDates.counts.set(author, (fileDates.counts.get(author) ?? 0) + 1)
    }
  }
  return new Map(
    Array.from(datesByPath, ([path, { date, author, counts }]) => {
      const contributors = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
      return [path, { date, author, contributors }]
    }),
  )
}
