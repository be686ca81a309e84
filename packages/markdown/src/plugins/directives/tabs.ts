import type { RootContent } from 'mdast'
import { parseCodeMeta } from '../../page/code-meta'
import { type DirectivePage, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import {
  block,
  type ContainerDirective,
  type FlowContent,
  line,
  nodeText,
  text,
} from '../../tree/mdast'
import { checkAttributes, takeLabel } from './directive-parts'

/** `::::tabs{group="cli"}` with `:::tab[Label]` inside: readable as a list of labelled parts. `{default}` at a tab shows it first. */
export function tabs(node: ContainerDirective, page: DirectivePage): RootContent[] {
  takeLabel(node)
  const parts: FlowContent[] = []
  for (const child of node.children) {
    if (child.type === 'containerDirective' && child.name === 'tab')
      parts.push(makeTab(child, page))
    else {
      const what = child.type === 'containerDirective' ? `":::${child.name}"` : `a ${child.type}`
      const message = `Tabs may only contain ":::tab[Label]" parts, but there is ${what}.`
      const help = 'Move it into a tab, and give ":::tabs" one colon more than its tabs have.'
      report(page, 'directive/misplaced', child, message, help)
      parts.push(child)
    }
  }
  return [makeTabs(node, parts, page)]
}

/** `:::code-group` around code blocks: one tab for each, named by its title. */
export function codeGroup(node: ContainerDirective, page: DirectivePage): RootContent[] {
  takeLabel(node)
  const parts = node.children.map((child): FlowContent => {
    if (child.type !== 'code') {
      const message = 'A code group may only contain code blocks.'
      const help = 'Use ":::tabs" for parts with text.'
      report(page, 'directive/misplaced', child, message, help)
      return child
    }
    const { title } = parseCodeMeta(child.meta ?? '')
    // The label already shows the title.
    if (title !== undefined) child.meta = `${child.meta} title=""`
    const name = title ?? child.lang ?? page.language.texts.code
    return tab(name, [child], child.position)
  })
  return [makeTabs(node, parts, page)]
}

/** A `:::tab` outside of `:::tabs`. */
export function strayTab(node: ContainerDirective, page: DirectivePage): RootContent[] {
  const message = 'A ":::tab" stands outside of ":::tabs".'
  const help =
    'Put "::::tabs" above and "::::" below; the outer fence needs more colons than the inner one.'
  report(page, 'directive/misplaced', node, message, help)
  return [makeTabs(node, [makeTab(node, page)], page)]
}

function makeTab(node: ContainerDirective, page: DirectivePage): ContainerDirective {
  checkAttributes(node, ['label', 'default'], page)
  const label = takeLabel(node)
  const name = label?.map(nodeText).join('').trim() || node.attributes?.label || ''
  if (name === '') {
    report(page, 'directive/misplaced', node, 'A tab has no label.', 'Write ":::tab[Label]".')
  }
  const isDefault = 'default' in (node.attributes ?? {})
  const shownLabel = name || page.language.texts.tab
  return tab(shownLabel, node.children, node.position, isDefault)
}

function tab(
  label: string,
  children: readonly FlowContent[],
  position: RootContent['position'],
  isDefault = false,
): ContainerDirective {
  const title = line('p', classes('landing-tab-label'), [text(label)], position)
  const isOpen = isDefault && { dataDefault: '' }
  const properties = { ...classes('landing-tab'), dataLabel: label, ...isOpen }
  return block('div', properties, [title, ...children], position)
}

function makeTabs(node: ContainerDirective, parts: FlowContent[], page: DirectivePage) {
  if (parts.length === 0) {
    report(page, 'directive/misplaced', node, 'The tabs are empty.', 'Put ":::tab[Label]" inside.')
  }
  const tabParts = parts.filter((part) => part.type === 'containerDirective')
  const labels = tabParts.map(({ data }) => String(data?.hProperties?.dataLabel ?? ''))
  const twice = labels.find((label, index) => label !== '' && labels.indexOf(label) !== index)
  if (twice !== undefined) {
    const help = 'Give each tab its own label.'
    report(page, 'directive/misplaced', node, `Two tabs have the label "${twice}".`, help)
  }
  if (tabParts.filter(({ data }) => data?.hProperties?.dataDefault === '').length > 1) {
    const help = 'Leave "{default}" at one of them.'
    report(page, 'directive/misplaced', node, 'Two tabs are the default.', help)
  }
  const group = node.attributes?.group
  const query = node.attributes?.query ?? undefined
  const data = { ...(group && { dataGroup: group }), ...(query && { dataQuery: query }) }
  return block('div', { ...classes('landing-tabs'), ...data }, parts, node.position)
}
