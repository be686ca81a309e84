import { readdirSync, readFileSync, statSync } from 'node:fs'
import { digest } from '../text/digest'

/** What a file was: enough to tell without reading it that it still is, and its content where that is not enough. */
export interface FileMark {
  /** Size, times and number; absent where there was no file, or one too young to be trusted. */
  readonly stamp?: string
  /** Of the content; absent where there was no file. */
  readonly digest?: string
}

/** A file that was changed so shortly before could be changed again within one tick of a coarse clock. */
const tooYoung = 2000

/** Size, times and number of a file that has not been changed for a while. */
export function fileStamp(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile()) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stats
  if (Date.now() - Math.max(mtimeMs, ctimeMs) < tooYoung) return undefined
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}

export function markFile(file: string): FileMark {
  const stamp = fileStamp(file)
  const content = contentDigest(file)
  return { ...(stamp && { stamp }), ...(content !== undefined && { digest: content }) }
}

/** Is the file what it was? One with other times is read. */
export function isSameFile(file: string, mark: FileMark): boolean {
  if (mark.stamp !== undefined && mark.stamp === fileStamp(file)) return true
  return contentDigest(file) === mark.digest
}

/** Was the file written at this time or later? Clocks of file systems are up to a few milliseconds behind. */
export function isWrittenSince(file: string, time: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) > time - 20
}

/** Names a folder's list of names, of all that is below it when `deep`; that of no folder is the same as of an empty one. */
export function folderMark(folder: string, deep = false): string {
  try {
    const names = readdirSync(folder, { recursive: deep, encoding: 'utf8' })
    // No import means a hidden file by accident.
    const shown = deep ? names : names.filter((name) => !name.startsWith('.'))
    return digest(shown.sort().join('\n'))
  } catch {
    return digest('')
  }
}

function contentDigest(file: string): string | undefined {
  try {
    return digest(readFileSync(file))
  } catch {
    return undefined
  }
}
