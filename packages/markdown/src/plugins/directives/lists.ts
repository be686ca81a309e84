import type { ArticleClassName } from '@landing/schema'
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import { addProperties, type ContainerDirective, text } from '../../tree/mdast'
import { takeLabel } from './directive-parts'

/** `:::steps` around a numbered list. */
export function steps(node: ContainerDirective, page: DirectivePage): RootContent[] {
  return marked(node, page, 'landing-steps', (list) => list.ordered === true, 'numbered list')
}

/** `:::file-tree` around a list of files; folders have lists of their own. */
export function fileTree(node: ContainerDirective, page: DirectivePage): RootContent[] {
  const children = marked(node, page, 'landing-file-tree', (list) => !list.ordered, 'list')
  for (const child of children) if (child.type === 'list') child.children.forEach(nameFile)
  return children
}

function marked(
  node: ContainerDirective,
  page: DirectivePage,
  className: ArticleClassName,
  isMeant: (list: List) => boolean,
  what: string,
): RootContent[] {
  takeLabel(node)
  let hasList = false
  for (const child of node.children) {
    if (child.type === 'list' && isMeant(child)) {
      hasList = true
      addProperties(child, classes(className))
    } else {
      const message = `Only a ${what} may stand in ":::${node.name}", but there is a ${child.type}.`
      const help =
        child.type === 'list'
          ? `Write it as a ${what}.`
          : 'Indent it as far as the text of the entry it belongs to, or move it out.'
      report(page, 'directive/misplaced', child, message, help)
    }
  }
  if (!hasList && node.children.length === 0) {
    const message = `":::${node.name}" is empty.`
    const help = `Put a ${what} inside.`
    report(page, 'directive/misplaced', node, message, help)
  }
  return node.children
}

/** The first word of an entry is the name, the rest a comment. Folder names end with a slash. */
function nameFile({ children }: ListItem): void {
  const [first] = children
  const folder = children.find((child) => child.type === 'list')
  if (folder?.type === 'list') folder.children.forEach(nameFile)
  if (first?.type !== 'paragraph') return
  const [name, ...rest] = first.children
  if (name === undefined) return
  const end = folder === undefined ? '' : '/'
  first.children = [...asName(name, end), ...rest]
}

function asName(part: PhrasingContent, end: string): PhrasingContent[] {
  if (part.type === 'text') return splitName(part.value, end)
  if (part.type !== 'strong') return [part]
  return [{ ...part, children: part.children.flatMap((each) => asName(each, end)) }]
}

function splitName(value: string, end: string): PhrasingContent[] {
  const [, name = '', rest = ''] = /^(\S*)([\s\S]*)$/.exec(value) ?? []
  const code =
    name === '…' || name === '...'
      ? text('…')
      : ({ type: 'inlineCode', value: name.endsWith('/') ? name : name + end } as const)
  return rest === '' ? [code] : [code, text(rest)]
}
