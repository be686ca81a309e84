import type { SourceLocation } from '@landing/schema'

/** The place of an offset in a navigation file; -1: the file. */
export function placeOf(file: string, text: string, offset: number): SourceLocation {
  if (offset < 0) return { file }
  const lines = text.slice(0, offset).split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
