import { nameToEmoji } from 'gemoji'
import type { Root, RootContent } from 'mdast'
import { walk } from '../tree/walk'

/** Between signs or spaces only, so that `10:30:45` and `a:100:b` stay what they are. */
const shortcode = /(?<![\w:]):([+-]?[a-z\d_+-]+):(?![\w:])/g

/** Turns `:tada:` into the sign it names. Code is left alone; so are names that nobody knows. */
export function remarkEmoji() {
  return (tree: Root): void => {
    walk<RootContent, Root>(tree, (node) => {
      if (node.type === 'text') node.value = withEmoji(node.value)
      else if (node.type === 'image' && node.alt) node.alt = withEmoji(node.alt)
    })
  }
}

/** A text with its shortcodes replaced. */
export function withEmoji(text: string): string {
  if (!text.includes(':')) return text
  return text.replace(shortcode, (whole, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole,
  )
}
