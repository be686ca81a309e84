import { escapeHtml } from '@landing/schema'
import { escapeRegExp, escapeText } from '../../text/escape'
import { tagsAndTexts } from './tags-and-texts'

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
  const mark = (word: string) =>
    `<span class="landing-code-value" title="${escapeHtml(labels.get(word) ?? '')}">${word}</span>`
  return tagsAndTexts(html)
    .map((part) => (part.startsWith('<') ? part : part.replace(placeholder, mark)))
    .join('')
}
