import type { Root as HtmlRoot } from 'hast'
import type { List, Root } from 'mdast'
import { type DefListDescriptionNode, defListHastHandlers } from 'mdast-util-definition-list'
import remarkRehype, { defaultHandlers } from 'remark-rehype'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { fillText } from '../settings/languages'
import { oncePer } from '../text/once'

/** Turns Markdown into HTML, with footnotes labelled in the language of the page. */
export function remarkToHtml() {
  return (tree: Root, file: VFile): HtmlRoot => {
    const { footnotes, footnoteBack } = draftOf(file).environment.language.texts
    const toHtml = remarkRehype({
      handlers: {
        ...defListHastHandlers,
        listItem: listItemHandler(),
        defListDescription: descriptionHandler,
        linkReference: linkReferenceHandler,
      },
      allowDangerousHtml: true,
      footnoteLabel: footnotes,
      footnoteLabelProperties: { className: ['sr-only'] },
      footnoteBackLabel: (index, again) =>
        fillText(footnoteBack, 'number', `${index + 1}${again > 1 ? `-${again}` : ''}`),
    })
    return toHtml(tree, file) as HtmlRoot
  }
}

/** Gives a link the place of its definition, where its address is. */
const linkReferenceHandler: typeof defaultHandlers.linkReference = (state, node) => {
  const link = defaultHandlers.linkReference(state, node)
  const position = state.definitionById.get(node.identifier.toUpperCase())?.position
  return position === undefined || Array.isArray(link) ? link : { ...link, position }
}

/** Several blocks keep their paragraphs. */
const descriptionHandler: typeof defListHastHandlers.defListDescription = (
  state,
  node: DefListDescriptionNode,
  parent,
) => {
  const spread = node.spread || node.children.length > 1
  return defListHastHandlers.defListDescription(state, { ...node, spread }, parent)
}

/** The default handler scans the whole list for each item: 100,000 items took two minutes. */
export function listItemHandler(): typeof defaultHandlers.listItem {
  // The default handler only needs to know whether the parent is loose.
  const withoutItems = oncePer(
    (list: List): List => ({
      ...list,
      spread: list.spread || list.children.some((item) => item.spread ?? item.children.length > 1),
      children: [],
    }),
  )
  return (state, node, parent) =>
    defaultHandlers.listItem(state, node, parent?.type === 'list' ? withoutItems(parent) : parent)
}
