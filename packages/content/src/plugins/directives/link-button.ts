import type { PhrasingContent, RootContent } from 'mdast'
import { type PageDraft, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import { addProperties, type LeafDirective, line, type TextDirective, text } from '../../tree/mdast'
import { markdownAddress } from './directive-parts'

/** Creates a link from a directive and reports missing parts. */
export function linkTo(
  href: string | null | undefined,
  words: readonly PhrasingContent[],
  node: RootContent & { readonly name: string },
  draft: PageDraft,
): PhrasingContent {
  const colons = node.type === 'textDirective' ? ':' : node.type === 'leafDirective' ? '::' : ':::'
  const example = `Write ${colons}${node.name}[Text]{href="./page.md"}.`
  if (!href) {
    report(draft, 'directive/attribute', node, `"${node.name}" has no address.`, example)
  }
  if (words.length === 0) {
    report(draft, 'directive/attribute', node, `"${node.name}" has no text.`, example)
  }
  const url = href ?? ''
  const children = words.length === 0 ? [text(url)] : [...words]
  const at = node.position && { position: node.position }
  return url === '' ? { type: 'strong', children, ...at } : { type: 'link', url, children, ...at }
}

/** `::link-button[Text]{href="…" design="default"}`, or in a line with one colon. */
export function linkButton(
  node: LeafDirective | TextDirective,
  draft: PageDraft,
): PhrasingContent[] {
  const { href, design } = node.attributes ?? {}
  const link = linkTo(href, node.children, node, draft)
  const isEmphasized = !design || design === 'emphasized'
  if (!isEmphasized && design !== 'default') {
    report(
      draft,
      'directive/attribute',
      node,
      `A link button has no design "${design}".`,
      'Write design="emphasized" or design="default".',
    )
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
export function linkButtonLine(node: LeafDirective, draft: PageDraft): RootContent[] {
  return [line('p', {}, linkButton(node, draft), node.position)]
}

/** The link in Markdown. */
export function linkMarkdown(
  { attributes }: LeafDirective | TextDirective,
  words: string,
  draft: PageDraft,
): string | undefined {
  return attributes?.href ? `[${words}](${markdownAddress(attributes.href, draft)})` : undefined
}
