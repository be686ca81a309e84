import { LandingError, type SourceLocation } from '@landing/schema'
import { positionOf } from '../text/position-of'

/** The place of an offset in a navigation file; -1: the file. */
export function placeOf(file: string, text: string, offset: number): SourceLocation {
  return offset < 0 ? { file } : { file, ...positionOf(text, offset) }
}

/** Parses a navigation file. @throws LandingError `content/preset` */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    throw new LandingError('content/preset', `"${file}" is not valid JSON: ${reason}`, { cause })
  }
}
