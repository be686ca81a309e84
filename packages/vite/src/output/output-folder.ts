import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { LandingError } from '@landing/schema'
import { listNames } from '../text/list-names'
import { isHostFile, readFileList } from './file-list'

interface OutputFolderOptions {
  readonly root: string
  /** The output folder as the configuration names it. */
  readonly outDir: string
  /** True if the build may delete files that no build wrote. */
  readonly emptyOutDir: boolean
  readonly contentDir: string
  /** Folder of static files; empty for none. */
  readonly publicDir: string
}

const insideContent = 'it is inside the content folder'

/**
 * Checks that a build into this folder cannot lose files of the user.
 *
 * @throws LandingError `build/output-folder` for a folder with sources, or with files that no build wrote
 */
export function checkOutputFolder(options: OutputFolderOptions): void {
  const { root, outDir, emptyOutDir, contentDir, publicDir } = options
  const folder = realPath(resolve(root, outDir))
  const clash = findClash(folder, [
    { name: 'the project folder', path: root, isParentAllowed: true },
    { name: 'the content folder', path: contentDir },
    { name: 'the "src" folder', path: join(root, 'src') },
    { name: 'the "node_modules" folder', path: join(root, 'node_modules') },
    ...(publicDir === '' ? [] : [{ name: 'the folder of static files', path: publicDir }]),
  ])
  const path = relative(realPath(root), folder)
  const reserved = path.split(sep).find((name) => name === '.git' || name === 'node_modules')
  const problem =
    clash ??
    (reserved && `it is inside a "${reserved}" folder`) ??
    obstacleAt(resolve(root, outDir))
  const content = realPath(contentDir)
  if (problem === insideContent && isInside(join(realPath(root), '/'), content)) {
    throw new LandingError(
      'build/output-folder',
      `Invalid content folder "${relative(root, contentDir) || '.'}": it holds the project, and so its output folder.`,
      { help: 'Set "contentDir" to a folder with nothing but content, such as "content".' },
    )
  }
  if (problem !== undefined) {
    const isLink = folder !== resolve(realPath(root), outDir)
    const target = isLink ? ` (a link to "${path || '.'}")` : ''
    throw new LandingError(
      'build/output-folder',
      `Invalid output folder "${outDir}"${target}: ${problem}.`,
      {
        help: 'A build replaces files in its output folder. Set "build.outDir" in the Vite configuration to a separate folder, such as "dist".',
      },
    )
  }
  if (emptyOutDir || !existsSync(folder) || readFileList(folder) !== undefined) return
  const names = readdirSync(folder)
    .filter((name) => !isHostFile(name))
    .sort()
  if (names.length === 0) return
  throw new LandingError(
    'build/output-folder',
    `The output folder "${outDir}" has contents that no build wrote: ${listNames(names)}.`,
    {
      help: 'Set "build.outDir" in the Vite configuration to another folder, or "build.emptyOutDir" to true to let the build delete everything in this one. Output of an older version of Landing can be deleted.',
    },
  )
}

/** The reason why a folder cannot be created at this path. */
function obstacleAt(path: string): string | undefined {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  const folder = statSync(path, { throwIfNoEntry: false })
  if (folder === undefined) return entry && 'it is a link to a folder that does not exist'
  return folder.isDirectory() ? undefined : 'it is a file'
}

interface ProtectedFolder {
  readonly name: string
  readonly path: string
  /** The output folder may be inside this folder. */
  readonly isParentAllowed?: boolean
}

/** Why the output folder must not be used: how it relates to the first protected folder in its way. */
function findClash(folder: string, protectedFolders: readonly ProtectedFolder[]) {
  for (const { name, path, isParentAllowed } of protectedFolders) {
    const real = realPath(path)
    if (folder === real) return `it is ${name}`
    if (isInside(real, folder)) return `it contains ${name}`
    if (isInside(folder, real) && !isParentAllowed) return `it is inside ${name}`
  }
  return undefined
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)
}

/** The path without links, also of a folder that does not exist yet. */
function realPath(path: string): string {
  try {
    // Unlike `realpathSync`, this returns the spelling on disk where the file system ignores case.
    return realpathSync.native(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), basename(path))
  }
}
