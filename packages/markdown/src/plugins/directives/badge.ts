import type { ArticleClassName } from '@landing/schema'
import type { PhrasingContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import { phrase, type TextDirective } from '../../tree/mdast'

/** Badge types with their styles. */
const looks: Readonly<Record<string, ArticleClassName>> = {
  default: 'landing-status-neutral',
  note: 'landing-status-information',
  info: 'landing-status-information',
  tip: 'landing-status-positive',
  success: 'landing-status-positive',
  caution: 'landing-status-critical',
  warning: 'landing-status-critical',
  danger: 'landing-status-negative',
}

/** `:badge[Text]{type="tip"}`. */
export function badge(node: TextDirective, page: DirectivePage): PhrasingContent[] {
  const type = node.attributes?.type || 'default'
  const look = Object.hasOwn(looks, type) ? looks[type] : undefined
  if (look === undefined) {
    report(
      page,
      'directive/attribute',
      node,
      `A badge has no type "${type}".`,
      `Write one of these: ${Object.keys(looks).join(', ')}.`,
    )
  }
  const names = classes('landing-status-badge', look ?? 'landing-status-neutral')
  return [phrase('span', names, node.children, node.position)]
}
