import type { RootContent } from 'hast'
import type { PageDraft } from '../../page/page-draft'
import type { CodeReference } from '../../presets/preset'

/**
 * Makes references in code links, by highlighted line. Whether the site has a page for one is known when the page is linked:
 * elsewhere the link is taken out again.
 */
export function linkReferences(
  lines: readonly string[],
  references: readonly CodeReference[],
  draft: PageDraft,
  node: RootContent,
): readonly string[] {
  if (references.length === 0) return lines
  const linked = [...lines]
  const { line = 1, column = 1 } = node.position?.start ?? {}
  for (const { line: at, text, target } of references) {
    const html = linked[at - 1]
    if (html === undefined) continue
    linked[at - 1] = inText(html, text, () => {
      // The line of the fence comes before that of the code.
      const slot = { kind: 'reference', url: target, line: line + at, column } as const
      const number = draft.slots.push(slot) - 1
      return `<a class="landing-code-link" href="${draft.marker}${number}">${text}</a>`
    })
  }
  return linked
}

/** Replaces a word where it first stands in the text between the tags. */
function inText(html: string, word: string, replacement: () => string): string {
  const parts = html.split(/(<[^>]*>)/)
  const at = parts.findIndex((part) => !part.startsWith('<') && part.includes(word))
  if (at === -1) return html
  parts[at] = (parts[at] ?? '').replace(word, replacement)
  return parts.join('')
}
