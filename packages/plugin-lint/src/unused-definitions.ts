import type { Definition, FootnoteDefinition, RootContent } from 'mdast'
import { excerpt, type SyntaxIssue } from './issue'

/** Definitions of a page, and the names that it refers to. */
export interface References {
  readonly definitions: (Definition | FootnoteDefinition)[]
  readonly footnotes: Set<string>
  readonly links: Set<string>
}

/** Notes what a node defines or refers to. */
export function noteReference(node: RootContent, { definitions, footnotes, links }: References) {
  if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node)
  else if (node.type === 'footnoteReference') footnotes.add(node.identifier)
  else if (node.type === 'linkReference' || node.type === 'imageReference')
    links.add(node.identifier)
}

/** A word without anything of an address: `word` of `[Note]: word`, a sentence that Markdown takes for a definition. */
const word = /^\p{L}[\p{L}\p{N}]*[.,!?]?$/u

/** Texts that no reader sees, because nothing refers to them. Unused links and comments such as `[//]: # (…)` are usual. */
export function unusedDefinitions(
  { definitions, footnotes, links }: References,
  text: string,
): SyntaxIssue[] {
  const defined = new Set<string>()
  return definitions.flatMap((node): SyntaxIssue[] => {
    const at = node.position?.start.offset
    if (at === undefined) return []
    const { identifier } = node
    if (node.type === 'definition') {
      if (links.has(identifier) || !word.test(node.url)) return []
      const source = excerpt(text.slice(at, node.position?.end.offset))
      return [
        {
          at,
          message: `"${source}" defines a link that nothing refers to, and is not shown.`,
          help: 'Write "\\[" for its first character if readers are to see it, or remove it.',
        },
      ]
    }
    const name = `[^${node.label ?? identifier}]`
    if (!footnotes.has(identifier)) {
      const help = `Write "${name}" where it belongs in the text, or remove it.`
      return [{ at, message: `Nothing refers to the footnote "${name}": it is not shown.`, help }]
    }
    if (!defined.has(identifier)) {
      defined.add(identifier)
      return []
    }
    const message = `The footnote "${name}" is defined twice: only the first text is shown.`
    return [{ at, message, help: 'Give it another name, or remove it.' }]
  })
}
