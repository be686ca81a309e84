import type { PhrasingContent, RootContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import {
  type AnyDirective,
  addProperties,
  type LeafDirective,
  line,
  type TextDirective,
  text,
} from '../../tree/mdast'
import { directiveName } from './directive-parts'

/** Creates a link from a directive and reports missing parts. */
export function linkTo(
  href: string | null | undefined,
  words: readonly PhrasingContent[],
  node: AnyDirective,
  page: DirectivePage,
): PhrasingContent {
  const example = `Write ${directiveName(node)}[Text]{href="./page.md"}.`
  if (!href) {
    report(page, 'directive/attribute', node, `"${node.name}" has no address.`, example)
  }
  if (words.length === 0) {
    report(page, 'directive/attribute', node, `"${node.name}" has no text.`, example)
  }
  const url = href ?? ''
  const children = words.length === 0 ? [text(url)] : withoutLinks(words)
  const at = node.position && { position: node.position }
  return url === '' ? { type: 'strong', children, ...at } : { type: 'link', url, children, ...at }
}

/** An address in the words of a link, which parsers make a link, would end it. */
function withoutLinks(words: readonly PhrasingContent[]): PhrasingContent[] {
  return words.flatMap((word): PhrasingContent[] => {
    if (!('children' in word)) return [word]
    const children = withoutLinks(word.children)
    return word.type.startsWith('link') ? children : [{ ...word, children } as PhrasingContent]
  })
}

/** `::link-button[Text]{href="…" design="default"}`, or in a line with one colon. */
export function linkButton(
  node: LeafDirective | TextDirective,
  page: DirectivePage,
): PhrasingContent[] {
  const { href, design } = node.attributes ?? {}
  const link = linkTo(href, node.children, node, page)
  const isEmphasized = !design || design === 'emphasized'
  if (!isEmphasized && design !== 'default') {
    const message = `A link button has no design "${design}".`
    const help = 'Write design="emphasized" or design="default".'
    report(page, 'directive/attribute', node, message, help)
  }
  addProperties(
    link,
    isEmphasized
      ? classes('landing-button', 'landing-button-emphasized')
      : classes('landing-button'),
  )
  return [link]
}

/** A link button in a paragraph of its own. */
export function linkButtonLine(node: LeafDirective, page: DirectivePage): RootContent[] {
  return [line('p', {}, linkButton(node, page), node.position)]
}

/** The link in Markdown, also to a video or a frame. */
export function linkMarkdown(
  { attributes }: LeafDirective | TextDirective,
  words: string,
  page: DirectivePage,
): string | undefined {
  const url = attributes?.href || attributes?.src
  return url ? `[${words || url}](${page.markdownAddress(url)})` : undefined
}
