import { type ArticleClassName, articleClasses } from '@landing/schema'
import type { PhrasingContent, RootContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { didYouMean } from '../../text/did-you-mean'
import { phrase } from '../../tree/mdast'
import { siteIcon } from './site-icon'

const stem = 'landing-icon-'
/** Icons of the theme. */
export const themeIcons = Object.keys(articleClasses).flatMap((name) =>
  name.startsWith(stem) ? [name.slice(stem.length)] : [],
)

/** `static/icons/name.svg`, or an icon of the theme. Decoration unless it has a label. */
export function icon(
  name: string,
  label: string | null | undefined,
  node: RootContent,
  page: DirectivePage,
): PhrasingContent[] {
  const spoken = label ? { role: 'img', ariaLabel: label } : {}
  const common: ArticleClassName = 'landing-icon'
  if (siteIcon(name, page) !== undefined) {
    return [phrase('span', { className: [common], dataIcon: name, ...spoken }, [], node.position)]
  }
  if (themeIcons.includes(name)) {
    const className = [common, `${stem}${name}`]
    return [phrase('span', { className, ...spoken }, [], node.position)]
  }
  const message = `There is no icon "${name}".`
  const help = didYouMean(
    name,
    themeIcons,
    `Put it into static/icons/${name}.svg, as well-formed XML, or use one of the theme: ${themeIcons.join(', ')}.`,
  )
  report(page, 'directive/attribute', node, message, help)
  return []
}
