import type { PhrasingContent } from 'mdast'
import { type PageDraft, report } from '../../page/page-draft'
import { didYouMean } from '../../text/did-you-mean'
import { type TextDirective, text, textOf } from '../../tree/mdast'
import { textDirective } from './leftovers'

/** `:var[name]`: a value of the configuration or of the front matter. */
export function variable(node: TextDirective, draft: PageDraft): PhrasingContent[] {
  const { variables } = draft.environment
  const name = node.children.map(textOf).join('').trim()
  if (Object.hasOwn(variables, name)) return [text(String(variables[name]))]
  const known = Object.keys(variables)
  report(
    draft,
    'variables/unknown',
    node,
    `There is no variable "${name}".`,
    didYouMean(
      name,
      known,
      `Add it to "variables" in the site configuration, or to the front matter. Known: ${known.join(', ') || 'none'}.`,
    ),
  )
  return textDirective(node, draft)
}

export function variableMarkdown(
  _: TextDirective,
  name: string,
  { environment: { variables } }: PageDraft,
): string | undefined {
  return Object.hasOwn(variables, name) ? String(variables[name]) : undefined
}
