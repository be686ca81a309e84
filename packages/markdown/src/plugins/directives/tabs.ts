import type { RootContent } from 'mdast'
import { parseCodeMeta } from '../../page/code-meta'
import { type PageDraft, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import {
  block,
  type ContainerDirective,
  type FlowContent,
  line,
  text,
  textOf,
} from '../../tree/mdast'
import { takeLabel } from './directive-parts'

/** `::::tabs{group="cli"}` with `:::tab[Label]` inside: readable as a list of labelled parts. `{default}` at a tab shows it first. */
export function tabs(node: ContainerDirective, draft: PageDraft): RootContent[] {
  takeLabel(node)
  const parts: FlowContent[] = []
  for (const child of node.children) {
    if (child.type === 'containerDirective' && child.name === 'tab')
      parts.push(makeTab(child, draft))
    else {
      const what = child.type === 'containerDirective' ? `":::${child.name}"` : `a ${child.type}`
      report(
        draft,
        'directive/misplaced',
        child,
        `Tabs may only contain ":::tab[Label]" parts, but there is ${what}.`,
        'Move it into a tab, and give ":::tabs" one colon more than its tabs have.',
      )
      parts.push(child)
    }
  }
  return [makeTabs(node, parts, draft)]
}

/** `:::code-group` around code blocks: one tab for each, named by its title. */
export function codeGroup(node: ContainerDirective, draft: PageDraft): RootContent[] {
  takeLabel(node)
  const parts = node.children.map((child): FlowContent => {
    if (child.type !== 'code') {
      report(
        draft,
        'directive/misplaced',
        child,
        'A code group may only contain code blocks.',
        'Use ":::tabs" for parts with text.',
      )
      return child
    }
    const { label, title } = parseCodeMeta(child.meta ?? '')
    const name = label ?? title ?? child.lang ?? draft.environment.language.texts.code
    // The label already shows the title.
    if (label === undefined && title !== undefined) child.meta = `${child.meta} title=""`
    return tab(name, [child], child.position)
  })
  return [makeTabs(node, parts, draft)]
}

/** A `:::tab` that stands alone. */
export function strayTab(node: ContainerDirective, draft: PageDraft): RootContent[] {
  report(
    draft,
    'directive/misplaced',
    node,
    'A ":::tab" stands outside of ":::tabs".',
    'Put "::::tabs" above and "::::" below; the outer fence needs more colons than the inner one.',
  )
  return [makeTabs(node, [makeTab(node, draft)], draft)]
}

function makeTab(node: ContainerDirective, draft: PageDraft): ContainerDirective {
  const label = takeLabel(node)
  const name = label?.map(textOf).join('').trim() || node.attributes?.label || ''
  if (name === '') {
    report(draft, 'directive/misplaced', node, 'A tab has no label.', 'Write ":::tab[Label]".')
  }
  const isDefault = 'default' in (node.attributes ?? {})
  const shown = name || draft.environment.language.texts.tab
  return tab(shown, node.children, node.position, isDefault)
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

function makeTabs(node: ContainerDirective, parts: FlowContent[], draft: PageDraft) {
  if (parts.length === 0) {
    report(draft, 'directive/misplaced', node, 'The tabs are empty.', 'Put ":::tab[Label]" inside.')
  }
  const made = parts.filter((part) => part.type === 'containerDirective')
  const labels = made.map(({ data }) => String(data?.hProperties?.dataLabel ?? ''))
  const twice = labels.find((label, index) => label !== '' && labels.indexOf(label) !== index)
  if (twice !== undefined) {
    const help = 'Give each tab its own label.'
    report(draft, 'directive/misplaced', node, `Two tabs have the label "${twice}".`, help)
  }
  if (made.filter(({ data }) => data?.hProperties?.dataDefault === '').length > 1) {
    const help = 'Leave "{default}" at one of them.'
    report(draft, 'directive/misplaced', node, 'Two tabs are the default.', help)
  }
  const group = node.attributes?.group ?? node.attributes?.groupId
  const query = node.attributes?.query ?? undefined
  const data = { ...(group && { dataGroup: group }), ...(query && { dataQuery: query }) }
  return block('div', { ...classes('landing-tabs'), ...data }, parts, node.position)
}
