import { type FSWatcher, readdirSync, realpathSync, type Stats, statSync, watch } from 'node:fs'
import { basename, join, sep } from 'node:path'

/** A change of a file, with the event names of Vite's watcher. */
export interface FileChange {
  readonly event: 'add' | 'change' | 'unlink'
  readonly file: string
}

/** Milliseconds in which events become one report: editors save in steps. */
const settle = 10

/** Milliseconds between two checks for a removed root. */
const rootInterval = 200

/** Platforms with recursive watches. */
const isRecursive = process.platform === 'darwin' || process.platform === 'win32'

/**
 * Watches a folder recursively with one watch per folder. General watchers take one per file, which costs a second for ten
 * thousand documents. Ignores `.git`, `node_modules` and what `landing-sources` is fetching; follows symbolic links unless they
 * lead in a circle.
 */
export class FolderWatcher {
  readonly #root: string
  readonly #report: (changes: readonly FileChange[]) => void
  readonly #fail: (folder: string, error: Error) => void
  readonly #files = new Set<string>()
  readonly #folders = new Map<string, FSWatcher | undefined>()
  readonly #touched = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #rootTimer: NodeJS.Timeout | undefined

  /** @param fail called for a folder that cannot be watched; the others still are */
  constructor(
    root: string,
    report: (changes: readonly FileChange[]) => void,
    fail: (folder: string, error: Error) => void,
  ) {
    this.#root = root
    this.#report = report
    this.#fail = fail
    this.#enter(root, [])
  }

  close(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#rootTimer)
    this.#forget(this.#root)
  }

  #enter(folder: string, above: readonly string[]): void {
    const real = realPath(folder)
    if (real === undefined || above.includes(real)) return
    // Watch first, then read: changes in between are seen twice instead of missed.
    if (!this.#folders.has(folder)) this.#folders.set(folder, this.#open(folder))
    for (const { name, path, kind } of entries(folder)) {
      if (isIgnored(name)) continue
      if (kind === 'folder') this.#enter(path, [...above, real])
      else this.#files.add(path)
    }
  }

  #open(folder: string): FSWatcher | undefined {
    if (isRecursive && folder !== this.#root) return undefined
    try {
      const watcher = watch(folder, { persistent: false, recursive: isRecursive })
      watcher.on('change', (type, name) => {
        // Event of a removed folder.
        if (type === 'rename' && name === basename(folder)) this.#leave(folder)
        this.#touch(name ? join(folder, `${name}`) : folder)
      })
      watcher.on('error', () => this.#leave(folder))
      return watcher
    } catch (error) {
      this.#fail(folder, error as Error)
      return undefined
    }
  }

  /** A watch ends with its folder: another one at the same path is watched and read anew. */
  #leave(folder: string): void {
    this.#forget(folder)
    for (const file of this.#files) if (isWithin(file, folder)) this.#touched.add(file)
    this.#touch(folder)
  }

  #forget(folder: string): void {
    for (const [other, watcher] of this.#folders) {
      if (!isWithin(other, folder)) continue
      watcher?.close()
      this.#folders.delete(other)
    }
  }

  #touch(path: string): void {
    if (path.slice(this.#root.length).split(sep).some(isIgnored)) return
    this.#touched.add(path)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const paths = [...this.#touched]
      this.#touched.clear()
      const changes = paths.flatMap((each) => this.#changesAt(each))
      if (changes.length > 0) this.#report(changes)
    }, settle)
  }

  #changesAt(path: string): FileChange[] {
    const stats = statsOf(path)
    if (stats === undefined) return this.#changesOfRemoved(path)
    if (!stats.isDirectory()) {
      const event = this.#files.has(path) ? 'change' : 'add'
      this.#files.add(path)
      return [{ event, file: path }]
    }
    const earlierFiles = new Set(this.#files)
    this.#enter(path, realPathsAbove(path, this.#root))
    return [...this.#files]
      .filter((file) => !earlierFiles.has(file))
      .map((file) => ({ event: 'add' as const, file }))
  }

  #changesOfRemoved(path: string): FileChange[] {
    this.#forget(path)
    if (path === this.#root) this.#awaitRoot()
    const removed = [...this.#files].filter((file) => isWithin(file, path))
    for (const file of removed) this.#files.delete(file)
    return removed.map((file) => ({ event: 'unlink', file }))
  }

  /** No event announces that a removed root is back. */
  #awaitRoot(): void {
    clearInterval(this.#rootTimer)
    this.#rootTimer = setInterval(() => {
      if (statsOf(this.#root) === undefined) return
      clearInterval(this.#rootTimer)
      this.#touch(this.#root)
    }, rootInterval).unref()
  }
}

/** The real paths of the folders above one, down from the root. */
function realPathsAbove(folder: string, root: string): string[] {
  if (folder === root) return []
  const names = folder.slice(root.length + 1).split(sep)
  return names.flatMap((_, depth) => realPath(join(root, ...names.slice(0, depth))) ?? [])
}

function isIgnored(name: string): boolean {
  return name === '.git' || name === 'node_modules' || name.startsWith('.fetch-')
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep)
}

/** Entries of a folder; none if it has just been removed. */
function entries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name)
      const target = entry.isSymbolicLink() ? statsOf(path) : entry
      return { name: entry.name, path, kind: target?.isDirectory() ? 'folder' : 'file' } as const
    })
  } catch {
    return []
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
