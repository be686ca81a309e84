import { type FSWatcher, readdirSync, realpathSync, type Stats, statSync, watch } from 'node:fs'
import { basename, join, sep } from 'node:path'

/** A change of a file, with the event names of Vite's watcher. */
export interface FileChange {
  readonly event: 'add' | 'change' | 'unlink'
  readonly file: string
}

export interface FolderWatch {
  close(): void
}

/** Time in milliseconds in which events are one report: editors save in steps. */
const settle = 10

/** Time in milliseconds between two looks for a root that was removed. */
const search = 200

/** Platforms with recursive watches. */
const isRecursive = process.platform === 'darwin' || process.platform === 'win32'

/**
 * Watches a folder with all below it, by one watch for each folder. A watcher of general use takes
 * one for each file, which costs a second for ten thousand documents. `.git` and `node_modules` are
 * left out; symbolic links are followed unless they lead in a circle.
 *
 * @param fail called for a folder that cannot be watched; the others still are
 */
export function watchFolder(
  root: string,
  report: (changes: readonly FileChange[]) => void,
  fail: (folder: string, error: Error) => void,
): FolderWatch {
  const files = new Set<string>()
  const folders = new Map<string, FSWatcher | undefined>()
  const touched = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let absence: NodeJS.Timeout | undefined

  function enter(folder: string, above: readonly string[]): void {
    const real = realPath(folder)
    if (real === undefined || above.includes(real)) return
    // Watch first, then read: changes in between are seen twice instead of missed.
    if (!folders.has(folder)) folders.set(folder, open(folder))
    for (const { name, path, kind } of entries(folder)) {
      if (isLeftOut(name)) continue
      if (kind === 'folder') enter(path, [...above, real])
      else files.add(path)
    }
  }

  function open(folder: string): FSWatcher | undefined {
    if (isRecursive && folder !== root) return undefined
    try {
      const watcher = watch(folder, { persistent: false, recursive: isRecursive })
      watcher.on('change', (type, name) => {
        // Event of a removed folder.
        if (type === 'rename' && name === basename(folder)) leave(folder)
        touch(name ? join(folder, `${name}`) : folder)
      })
      watcher.on('error', () => leave(folder))
      return watcher
    } catch (error) {
      fail(folder, error as Error)
      return undefined
    }
  }

  /** A watch ends with its folder: another one at the same path is watched and read anew. */
  function leave(folder: string): void {
    forget(folder)
    for (const file of files) if (isWithin(file, folder)) touched.add(file)
    touch(folder)
  }

  function forget(folder: string): void {
    for (const [other, watcher] of folders) {
      if (!isWithin(other, folder)) continue
      watcher?.close()
      folders.delete(other)
    }
  }

  function touch(path: string): void {
    if (path.slice(root.length).split(sep).some(isLeftOut)) return
    touched.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const paths = [...touched]
      touched.clear()
      const changes = paths.flatMap(changesAt)
      if (changes.length > 0) report(changes)
    }, settle)
  }

  function changesAt(path: string): FileChange[] {
    const stats = statsOf(path)
    if (stats === undefined) return changesOfGone(path)
    if (!stats.isDirectory()) {
      const event = files.has(path) ? 'change' : 'add'
      files.add(path)
      return [{ event, file: path }]
    }
    const known = new Set(files)
    enter(path, parents(path))
    return [...files]
      .filter((file) => !known.has(file))
      .map((file) => ({ event: 'add' as const, file }))
  }

  function changesOfGone(path: string): FileChange[] {
    forget(path)
    if (path === root) awaitRoot()
    const gone = [...files].filter((file) => isWithin(file, path))
    for (const file of gone) files.delete(file)
    return gone.map((file) => ({ event: 'unlink', file }))
  }

  /** Nothing tells that a removed root is back, so it is looked for. */
  function awaitRoot(): void {
    clearInterval(absence)
    absence = setInterval(() => {
      if (statsOf(root) === undefined) return
      clearInterval(absence)
      touch(root)
    }, search).unref()
  }

  /** The real paths of the folders above one, down from the root. */
  function parents(folder: string): string[] {
    if (folder === root) return []
    const names = folder.slice(root.length + 1).split(sep)
    return names.flatMap((_, depth) => realPath(join(root, ...names.slice(0, depth))) ?? [])
  }

  enter(root, [])
  return {
    close() {
      clearTimeout(timer)
      clearInterval(absence)
      forget(root)
    },
  }
}

function isLeftOut(name: string): boolean {
  return name === '.git' || name === 'node_modules'
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep)
}

/** What a folder holds; nothing when it has just been removed. */
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
