/** Attributes that are written without a value. */
const bare = new Set(
  `allowfullscreen async autofocus autoplay checked compact controls default defer disabled download draggable formnovalidate
  hidden inert inline ismap itemscope loop markdown multiple muted nohref nomodule noresize noshade novalidate nowrap open
  playsinline popover readonly required reversed scoped selected setup sortable translate`.split(
    /\s+/,
  ),
)

/** True if all of a tag's attributes are words without a value that HTML does not know as such: `<b and c>`. */
export function isProse(attributes: string): boolean {
  const words = attributes.trim().split(/\s+/)
  return words.every((word) => /^[^\s="':@#{}-]+$/.test(word) && !bare.has(word.toLowerCase()))
}
