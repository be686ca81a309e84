import type { MarkedText, TextRange } from '@landing/schema'

const MARK = /<(\/?)mark>/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

/** Converts an excerpt with `<mark>` to text and ranges, so that no HTML has to be trusted. */
export function readExcerpt(html: string): MarkedText {
  const ranges: TextRange[] = []
  let text = ''
  let at = 0
  let open: number | undefined
  for (const match of html.matchAll(MARK)) {
    text += unescapeHtml(html.slice(at, match.index))
    at = match.index + match[0].length
    if (match[1] === '') open ??= text.length
    else if (open !== undefined) {
      if (text.length > open) ranges.push([open, text.length])
      open = undefined
    }
  }
  return { text: text + unescapeHtml(html.slice(at)), ranges }
}

function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
