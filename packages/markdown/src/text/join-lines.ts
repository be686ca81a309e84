const wide = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uff01-\uff60]`
const lineBreaks = new RegExp(`(?<=${wide})\\n(?=${wide})`, 'gu')

/** A text without the line breaks between Chinese or Japanese characters, which browsers show as spaces. Korean has spaces. */
export function joinLines(text: string): string {
  return text.includes('\n') ? text.replace(lineBreaks, '') : text
}
