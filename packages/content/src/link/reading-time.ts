import type { SearchSection } from '@landing/schema'

/** Words and, in scripts without spaces between words, characters that people read in a minute. */
const wordsPerMinute = 200
const charactersPerMinute = 400
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Minutes that reading a page takes, code not counted; at least one. */
export function readingTime(sections: readonly SearchSection[]): number {
  let minutes = 0
  for (const { text } of sections) {
    const words = text.replace(character, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    minutes += words / wordsPerMinute
    minutes += (text.match(character)?.length ?? 0) / charactersPerMinute
  }
  return Math.max(1, Math.round(minutes))
}
