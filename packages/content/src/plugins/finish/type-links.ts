import type { RootContent } from 'hast'
import type { PageDraft } from '../../page/page-draft'

const opener = /^\s*(resource|data|ephemeral|action|list)\s+"([a-z][a-z0-9]*_[a-z0-9_]+)"/

/** Languages that are HCL. */
export function isHcl(language: string): boolean {
  return /^(?:hcl|terraform|tf|tfvars)$/.test(language)
}

/**
 * Makes the types in `resource "type" "name"` links, by highlighted line. Whether the site documents a type is known when
 * the page is linked: elsewhere the link is taken out again.
 */
export function linkTypes(
  lines: readonly string[],
  code: string,
  draft: PageDraft,
  node: RootContent,
): readonly string[] {
  const source = code.split('\n')
  return lines.map((html, index) => {
    const [, block, type] = opener.exec(source[index] ?? '') ?? []
    if (block === undefined || type === undefined) return html
    const { line = 1, column = 1 } = node.position?.start ?? {}
    // The line of the fence comes before that of the code.
    const place = { line: line + 1 + index, column }
    return inText(html, type, () => {
      const number = draft.slots.push({ kind: 'type', url: `${block} ${type}`, ...place }) - 1
      return `<a class="code-link" href="${draft.marker}${number}">${type}</a>`
    })
  })
}

/** Replaces a word where it first stands in the text between the tags. */
function inText(html: string, word: string, replacement: () => string): string {
  const parts = html.split(/(<[^>]*>)/)
  const at = parts.findIndex((part) => !part.startsWith('<') && part.includes(word))
  if (at === -1) return html
  parts[at] = (parts[at] ?? '').replace(word, replacement)
  return parts.join('')
}
