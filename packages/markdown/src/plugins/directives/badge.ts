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
    const message = `A badge has no type "${type}".`
    const help = `Write one of these: ${Object.keys(looks).join(', ')}.`
    report(page, 'directive/attribute', node, message, help)
  }
  const names = classes('landing-status-badge', look ?? 'landing-status-neutral')
  return [phrase('span', names, node.children, node.position)]
}
