import type { SearchSection } from '@landing/schema'

/** Words that people read per minute; characters in scripts without spaces. */
const wordsPerMinute = 200
const charactersPerMinute = 400
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Reading time of a page in minutes, without code; at least one. */
export function readingTime(sections: readonly SearchSection[]): number {
  let minutes = 0
  for (const { text } of sections) {
    const words = text.replace(character, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    minutes += words / wordsPerMinute
    minutes += (text.match(character)?.length ?? 0) / charactersPerMinute
  }
  return Math.max(1, Math.round(minutes))
}
