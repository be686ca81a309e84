import { type ArticleClassName, articleClasses } from '@landing/schema'
import type { PhrasingContent, RootContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { didYouMean } from '../../text/did-you-mean'
import { phrase } from '../../tree/mdast'

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
    `Put it into static/icons/${name}.svg, or use one of the theme: ${themeIcons.join(', ')}.`,
  )
  report(page, 'directive/attribute', node, message, help)
  return []
}

/** SVG of one of the site's own icons, without scripts and styles. */
export function siteIcon(name: string, page: DirectivePage): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined
  const iconFile = page.read(`/static/icons/${name}.svg`)
  if ('problem' in iconFile) return undefined
  const [, attributes = '', body] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(iconFile.text) ?? []
  if (body === undefined) return undefined
  const otherAttributes = attributes.replace(/\s(?:width|height|class|id)=(?:"[^"]*"|'[^']*')/g, '')
  const fill = /\sfill=/.test(otherAttributes) ? '' : ' fill="currentColor"'
  return `<svg${otherAttributes}${fill}>${body}</svg>`
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replace(/\s(?:on\w+|style)=(?:"[^"]*"|'[^']*')/gi, '')
    .replace(/\s*\n\s*/g, ' ')
}
