import { escapeHtml } from '@landing/schema'
import { escapeRegExp, escapeText } from '../../text/escape'

/** Marks placeholders in highlighted code, as whole words. */
export function markPlaceholders(
  html: string,
  placeholders: Readonly<Record<string, string>>,
): string {
  const words = Object.keys(placeholders).sort((a, b) => b.length - a.length)
  if (!words.some((word) => html.includes(escapeText(word)))) return html
  const pattern = words.map((word) => escapeRegExp(escapeText(word))).join('|')
  const placeholder = new RegExp(String.raw`(?<![\w-])(?:${pattern})(?!\w)`, 'g')
  const labels = new Map(words.map((word) => [escapeText(word), placeholders[word] ?? '']))
  return html.replace(/[^<>]+(?=<|$)/g, (text) =>
    text.replace(placeholder, (word) => {
      const label = escapeHtml(labels.get(word) ?? '')
      return `<span class="landing-code-value" title="${label}">${word}</span>`
    }),
  )
}
