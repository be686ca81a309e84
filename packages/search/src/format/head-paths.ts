import type { ByteReader } from './byte-reader'
import type { ByteWriter } from './byte-writer'
import { readTerms, writeTerms } from './head-terms'

/** The last segment of a path, without slashes. */
export function lastSegment(path: string): string {
  return /([^/]*)\/?$/.exec(path)?.[1] ?? ''
}

/** Folders once, then each page's folder by number, then the rest of the paths. */
export function writePaths(writer: ByteWriter, paths: readonly string[]): void {
  const numbers = new Map([...new Set(paths.map(folderOf))].map((folder, index) => [folder, index]))
  writer.lines([...numbers.keys()])
  for (const path of paths) writer.varint(numbers.get(folderOf(path)) ?? 0)
  writeTerms(
    writer,
    paths.map((path) => path.slice(folderOf(path).length)),
  )
}

export function readPaths(reader: ByteReader, count: number): string[] {
  const folders = reader.lines()
  const numbers = reader.varints(count)
  return readTerms(reader).map((rest, page) => (folders[numbers[page] ?? 0] ?? '') + rest)
}

/** The path up to the last segment, with its slash. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)
}
