import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** File in the output folder that lists the files a build wrote there; only these are ever removed. */
const listName = '.landing-manifest'

/** Paths of the files that earlier builds wrote, with a leading slash; absent if no list is usable. */
export function readFileList(folder: string): ReadonlySet<string> | undefined {
  try {
    const paths: unknown = JSON.parse(readFileSync(join(folder, listName), 'utf8'))
    return Array.isArray(paths) ? new Set(paths) : undefined
  } catch {
    return undefined
  }
}

/** Writes the list atomically, through the staging folder. */
export function writeFileList(folder: string, stage: string, paths: Iterable<string>): void {
  const part = join(stage, listName)
  mkdirSync(dirname(part), { recursive: true })
  writeFileSync(part, `${JSON.stringify([...paths].sort(), null, 1)}\n`)
  renameSync(part, join(folder, listName))
}

/** Paths of all files below a folder with a leading slash, apart from the list, `.git` and those to skip. Links are not followed. */
export function listFiles(folder: string, isSkipped: (path: string) => boolean): string[] {
  const paths: string[] = []
  function visit(parent: string): void {
    for (const entry of readdirSync(join(folder, parent), { withFileTypes: true })) {
      const path = `${parent}/${entry.name}`
      if (path === '/.git' || path === `/${listName}` || isSkipped(path)) continue
      if (entry.isDirectory()) visit(path)
      else paths.push(path)
    }
  }
  visit('')
  return paths
}

/** True for names at the top of an output folder that belong to its host or to git: `.git`, `.nojekyll`, `CNAME`. */
export function isHostFile(name: string): boolean {
  return name.startsWith('.') || name === 'CNAME'
}
