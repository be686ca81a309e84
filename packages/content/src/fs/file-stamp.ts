import { statSync } from 'node:fs'

/** In milliseconds. A file that was changed so recently could change again within one tick of a coarse clock. */
const minAge = 2000

/** Size, times and inode of a file: equal stamps mean equal content. `undefined` for a file that was just changed, and for none. */
export function fileStamp(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stats
  if (Date.now() - Math.max(mtimeMs, ctimeMs) < minAge) return undefined
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
