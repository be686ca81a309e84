const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text made safe for HTML, in content and in double-quoted attributes alike. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (char) => references[char] ?? char) : text
}

const signs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(references).map(([sign, reference]) => [reference, sign]),
)

/** What `escapeHtml` was given. */
export function unescapeHtml(html: string): string {
  return html.includes('&')
    ? html.replace(/&(?:amp|lt|gt|quot);/g, (text) => signs[text] ?? text)
    : html
}
