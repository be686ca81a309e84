import { nameToEmoji } from 'gemoji'

/** Only between punctuation or spaces, so that `10:30:45` and `a:100:b` stay. */
const shortcode = /(?<![\w:]):([+-]?[a-z\d_+-]+):(?![\w:])/g

/** A text with its shortcodes replaced. */
export function withEmoji(text: string): string {
  if (!text.includes(':')) return text
  return text.replace(shortcode, (whole, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole,
  )
}
