import { placeAt } from '@landing/markdown/authoring'
import { LandingError, type SourceLocation } from '@landing/schema'

/** The place of an offset in a navigation file; -1: the file. */
export function placeOf(file: string, text: string, offset: number): SourceLocation {
  return offset < 0 ? { file } : { file, ...placeAt(text, offset) }
}

/** Parses a navigation file. @throws LandingError `content/plugin` */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    throw new LandingError('content/plugin', `"${file}" is not valid JSON: ${reason}`, { cause })
  }
}
