import type { PhrasingContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { didYouMean } from '../../text/did-you-mean'
import { nodeText, type TextDirective, text } from '../../tree/mdast'
import { textDirective } from './unknown-directives'

/** `:var[name]`: a value of the configuration or of the front matter. */
export function variable(node: TextDirective, page: DirectivePage): PhrasingContent[] {
  const { variables, text: source } = page
  const name = node.children.map(nodeText).join('').trim()
  if (Object.hasOwn(variables, name)) return [text(String(variables[name]))]
  const variableNames = Object.keys(variables)
  const message = `There is no variable "${name}".`
  const help = didYouMean(
    name,
    variableNames,
    `Add it to "variables" in the site configuration, or to the front matter. Known: ${variableNames.join(', ') || 'none'}.`,
  )
  report(page, 'variables/unknown', node, message, help)
  return textDirective(node, source)
}

export function variableMarkdown(
  _: TextDirective,
  name: string,
  { variables }: DirectivePage,
): string | undefined {
  return Object.hasOwn(variables, name) ? String(variables[name]) : undefined
}
