import { relative } from 'node:path'
import { isOutside } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'

/** Reasons and help by the code of the system's error. */
const causes: Readonly<Record<string, readonly [reason: string, help: string]>> = {
  EACCES: ['permission denied', 'Let the user who runs this command read and write there.'],
  EPERM: ['operation not permitted', 'Let the user who runs this command read and write there.'],
  EROFS: ['the file system is read-only', 'Use a folder that can be written to.'],
  ENOSPC: ['the disk is full', 'Make room on the disk.'],
  EDQUOT: ['the disk quota is used up', 'Make room on the disk.'],
  ENOTDIR: ['a part of the path is a file, not a folder', 'Rename or remove the file.'],
  EISDIR: ['it is a folder, not a file', 'Rename or remove the folder.'],
  EEXIST: ['a file of this name exists', 'Rename or remove the file.'],
  ENOTEMPTY: ['it is a folder with files', 'Rename or remove the folder.'],
  ENAMETOOLONG: ['the name is too long', 'Shorten the name of the file or the "slug" of the page.'],
  ELOOP: ['its symbolic links lead in a circle', 'Remove one of the links.'],
  EMFILE: ['too many files are open', 'Raise the limit, for instance with "ulimit -n 4096".'],
  ENOENT: ['it does not exist any more', 'Run the command again once the files no longer change.'],
  EBUSY: ['another program uses it', 'Close the program that uses it.'],
}

/** Turns an error of the file system into a LandingError that names the path, if the system does; returns other errors as they are. */
export function explainFileError(error: unknown, root: string): unknown {
  const { code, path, dest, syscall } = Object(error) as NodeJS.ErrnoException & { dest?: string }
  const place = dest ?? path
  const [reason, help = ''] = causes[code ?? ''] ?? []
  if (!(error instanceof Error) || reason === undefined) return error
  if (place !== undefined) return fileError(root, place, { code, syscall, cause: error })
  // Of an open file the system knows no path: that is how a full disk is met.
  if (syscall !== 'write') return error
  const message = `Could not write a file: ${reason} (${code}, ${syscall}).`
  return new LandingError('build/file-system', message, { help, cause: error })
}

/** The error for a path that the operating system refuses. */
export function fileError(
  root: string,
  place: string,
  { code = '', syscall = '', cause }: Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'cause'>,
): LandingError {
  const [reason, help = ''] = causes[code] ?? []
  const inside = relative(root, place)
  const isInside = inside !== '' && !isOutside(root, place)
  // Internal folder names would not help.
  const shownPath = isInside ? inside.replace(/^\.landing[\\/][^\\/]+/, '.landing') : place
  return new LandingError(
    'build/file-system',
    `Could not access "${shownPath}": ${reason} (${code}, ${syscall}).`,
    { help, cause, location: { file: place } },
  )
}
