import type { PhrasingContent, RootContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import { block, type ContainerDirective, type LeafDirective, line, text } from '../../tree/mdast'
import { takeLabel } from './directive-parts'
import { icon } from './icon'
import { linkMarkdown, linkTo } from './link-button'

/** `:::card[Title]{href="…" icon="…"}` … `:::`; with `href` the whole card is a link. */
export function card(node: ContainerDirective, page: DirectivePage): RootContent[] {
  const title = takeLabel(node) ?? []
  const { href, icon: name } = node.attributes ?? {}
  const heading = href ? [linkTo(href, title, node, page)] : title
  const symbol = symbolOf(name, node, page)
  return [toCard(node, [...symbol, ...heading], node.children)]
}

/** `::link-card[Title]{href="…" description="…"}`. */
export function linkCard(node: LeafDirective, page: DirectivePage): RootContent[] {
  const { href, description, icon: name } = node.attributes ?? {}
  const link = linkTo(href, node.children, node, page)
  const symbol = symbolOf(name, node, page)
  const about = description ? [line('p', {}, [text(description)], node.position)] : []
  return [toCard(node, [...symbol, link], about)]
}

/** The link in Markdown, with its description. */
export function linkCardMarkdown(
  node: LeafDirective,
  words: string,
  page: DirectivePage,
): string | undefined {
  const link = linkMarkdown(node, words, page)
  const { description } = node.attributes ?? {}
  return link && description ? `${link}: ${description}` : link
}

/** `::::cards` around cards: as many columns as fit. */
export function cards(node: ContainerDirective, page: DirectivePage): RootContent[] {
  takeLabel(node)
  const other = node.children.find(
    ({ type }) => type !== 'containerDirective' && type !== 'leafDirective',
  )
  if (other !== undefined || node.children.length === 0) {
    const message =
      other === undefined
        ? 'There are no cards in ":::cards".'
        : `Only cards may stand in ":::cards", but there is a ${other.type}.`
    const help =
      'Put ":::card[Title]" or "::link-card[Title]{href=…}" inside, and give ":::cards" one colon more.'
    report(page, 'directive/misplaced', other ?? node, message, help)
  }
  return [block('div', classes('landing-card-grid'), node.children, node.position)]
}

/** The icon of a card, and the space behind it. */
function symbolOf(
  name: string | null | undefined,
  node: ContainerDirective | LeafDirective,
  page: DirectivePage,
): PhrasingContent[] {
  return name ? [...icon(name, undefined, node, page), text(' ')] : []
}

function toCard(
  { position }: ContainerDirective | LeafDirective,
  title: readonly PhrasingContent[],
  children: ContainerDirective['children'],
): ContainerDirective {
  return block(
    'div',
    classes('landing-card'),
    [
      ...(title.length === 0 ? [] : [line('p', classes('landing-card-title'), title, position)]),
      ...(children.length === 0
        ? []
        : [block('div', classes('landing-card-text'), children, position)]),
    ],
    position,
  )
}
