import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { outputPath } from './output-path'

/** A folder that takes the place of the old output whole, or not at all. */
export interface Output {
  /** Writes a file; `path` is relative to the output folder and may start with a slash. */
  write(path: string, content: string | Uint8Array): Promise<void>
  read(path: string): Promise<string>
  /** Puts the new files in the place of the old ones. */
  commit(): Promise<void>
  /** Removes the new files; the old ones stay. */
  discard(): Promise<void>
  /** What was written: number of files and bytes. */
  readonly written: { files: number; bytes: number }
}

/**
 * Opens a staging folder beside the output folder. It may already hold files, such as the bundle.
 *
 * @param stage folder on the same disk as `target`
 */
export function openOutput(stage: string, target: string): Output {
  const written = { files: 0, bytes: 0 }
  return {
    written,
    async write(path, content) {
      const file = outputPath(stage, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
      written.files += 1
      written.bytes += typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
    },
    read: (path) => readFile(outputPath(stage, path), 'utf8'),
    async commit() {
      const old = `${target}.old`
      await rm(old, { recursive: true, force: true })
      await rename(target, old).catch(ignoreMissing)
      await rename(stage, target)
      await rm(old, { recursive: true, force: true })
    },
    discard: () => rm(stage, { recursive: true, force: true }),
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
