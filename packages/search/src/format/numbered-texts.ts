import type { ByteReader } from './byte-reader'
import type { ByteWriter } from './byte-writer'

/** Numbers of texts, the most frequent first: their numbers take one byte. */
export function byFrequency(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return new Map(sorted.map(([text], index) => [text, index]))
}

export function writeNumbers(
  writer: ByteWriter,
  texts: readonly string[],
  numbers: ReadonlyMap<string, number>,
): void {
  writer.varint(texts.length)
  for (const text of texts) writer.varint(numbers.get(text) ?? 0)
}

export function readNumbers(reader: ByteReader): number[] {
  const numbers: number[] = []
  for (let rest = reader.varint(); rest > 0; rest--) numbers.push(reader.varint())
  return numbers
}

export function texts(numbers: readonly number[], all: readonly string[]): string[] {
  return numbers.map((number) => all[number] ?? '')
}
