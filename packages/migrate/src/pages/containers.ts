import { directiveHead } from '@landing/plugin-dialects/rewrite'
import * as targets from '../site/targets'
import { words } from '../site/words'
import { type Edit, matchRange } from './edits'
import type { Page } from './page'
import { nodesOf, rangeOf } from './parse'

/** `::: v-pre` … `:::`. */
export function rawContainers(page: Page): { start: number; end: number }[] {
  return containers(page)
    .filter(({ name }) => name === 'v-pre')
    .map(({ opening, closing }) => ({ start: opening.start, end: closing.end }))
}

type Line = Pick<Edit, 'start' | 'end'>

interface Container {
  readonly name: string
  readonly opening: Line
  readonly closing: Line
}

/** Containers of VitePress, whose names have a space in front. */
function containers(page: Page): Container[] {
  const open: Omit<Container, 'closing'>[] = []
  const closed: Container[] = []
  for (const match of page.prose.matchAll(/^[ \t>]*:{3,}[ \t]*([\w-]*)[^\n]*/gm)) {
    const line = matchRange(match)
    const [, name = ''] = match
    if (name !== '') open.push({ name, opening: line })
    else {
      const top = open.pop()
      if (top !== undefined) closed.push({ ...top, closing: line })
    }
  }
  return closed
}

const vueContainers = words('note tip info warning danger caution important details code-group')

/** Containers get more colons than what the components in them become. */
export function widerFences(page: Page, edits: readonly Edit[]): Edit[] {
  if (page.syntax === 'vue') return []
  const fenceAt = ({ start, end }: Line) => {
    const [prefix = '', fence = ''] = /^[ \t>]*(:+)/.exec(page.text.slice(start, end)) ?? []
    return { fence, from: start + prefix.length - fence.length, to: start + prefix.length }
  }
  return containers(page).flatMap(({ opening, closing }): Edit[] => {
    const first = fenceAt(opening)
    const last = fenceAt(closing)
    const isCrossed = edits.some(
      ({ start, end }) =>
        (start < first.from && end > first.from && end < last.to) ||
        (start > first.from && start < last.to && end > last.to),
    )
    if (isCrossed) return []
    const make: Edit['make'] = (render) => {
      const body = render(first.to, last.from)
      const isSame = body === page.text.slice(first.to, last.from)
      const fence = isSame ? '' : targets.fenceAround(body, ':')
      return fence.length > first.fence.length
        ? fence + body + fence
        : first.fence + body + last.fence
    }
    return [{ start: first.from, end: last.to, make }]
  })
}

/** `::: tip A title` and `:::tip A title` are `:::tip[A title]`. */
function headEdits(page: Page): Edit[] {
  return [...page.prose.matchAll(/^[ \t>]*:{3,}(?=[ \t]*[a-z])/gm)].flatMap((match): Edit[] => {
    const start = match.index + match[0].length
    const line = page.text.indexOf('\n', start)
    const end = line === -1 ? page.text.length : line
    const head = page.text.slice(start, end)
    const newHead = directiveHead(head)
    const name = /^[ \t]*([\w-]+)/.exec(head)?.[1] ?? ''
    if (newHead === undefined || newHead === head) return []
    if (page.syntax === 'vue' && !vueContainers.has(name)) return []
    return [{ start, end, make: (render) => directiveHead(render(start, end)) ?? head }]
  })
}

const titledAlert =
  /^>[ \t]*\[!(note|tip|info|important|warning|caution|danger)\][ \t]+(\S[^\n]*)(?:\n|$)/i

/** `> [!TIP] Title`: alerts that VitePress gives a title are admonitions. */
function alertEdits(page: Page): Edit[] {
  return nodesOf(page.tree, 'blockquote').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const [first, type = '', title = ''] = titledAlert.exec(page.text.slice(start, end)) ?? []
    if (first === undefined) return []
    const make: Edit['make'] = (render) => {
      const body = render(start + first.length, end).replaceAll(/^[ \t]*>[ \t]?/gm, '')
      return targets.admonition(type.toLowerCase(), title.trim(), body)
    }
    return [{ start, end, block: true, make }]
  })
}

/** Containers that Landing does not know are unwrapped, and icons of asides left out. */
export function containerEdits(page: Page): Edit[] {
  if (page.syntax !== 'vue') return [...asideIcons(page), ...headEdits(page)]
  const unwrapped = containers(page).flatMap(({ name, opening, closing }) => {
    if (vueContainers.has(name)) return []
    const tabs = name === 'tabs' ? tabEdits(page, opening, closing) : []
    if (tabs.length > 0) return tabs
    if (name !== 'v-pre' && name !== 'raw') {
      page.report(
        opening.start,
        `The container "${name}" has no counterpart; its content was kept.`,
        'Use an admonition, or make a component of your own.',
      )
    }
    return [opening, closing].map((line): Edit => ({ ...line, block: true, make: () => '' }))
  })
  return [...alertEdits(page), ...asideIcons(page), ...headEdits(page), ...unwrapped]
}

/** `:::note{icon="star"}` of Starlight. */
function asideIcons(page: Page): Edit[] {
  return nodesOf(page.tree, 'containerDirective').flatMap((node): Edit[] => {
    const { start } = rangeOf(node)
    const match = /^:{3,}[^\n{]*(\{[^\n}]*\})/.exec(page.text.slice(start))
    if (node.attributes?.icon === undefined || match?.[1] === undefined) return []
    page.report(
      start,
      'The icon of an aside was left out.',
      'No action needed if it is decorative.',
    )
    const end = start + match[0].length
    return [{ start: end - match[1].length, end, make: () => '' }]
  })
}

/** `:::tabs key:group` with a line `== Title` or `=== Title` before each tab, of `vitepress-plugin-tabs`. */
function tabEdits(page: Page, opening: Line, closing: Line): Edit[] {
  const body = page.prose.slice(opening.end, closing.start)
  const titles = [...body.matchAll(/^([ \t>]*)={2,3}[ \t]+(\S[^\n]*?)[ \t]*$/gm)]
  if (titles.length === 0) return []
  const tab = targets.fenceAround(body, ':')
  const first = page.text.slice(opening.start, opening.end)
  const prefix = /^[ \t>]*/.exec(first)?.[0] ?? ''
  const group = /\bkey:([\w-]+)/.exec(first)?.[1]
  const attributes = group === undefined ? '' : `{group="${group}"}`
  const edit = (line: Line, text: string): Edit => ({ ...line, make: () => text })
  return [
    edit(opening, `${prefix}:${tab}tabs${attributes}`),
    ...titles.map(([line, indent = '', title = ''], index) => {
      const start = opening.end + (titles[index]?.index ?? 0)
      const end = index === 0 ? '' : `${indent}${tab}\n`
      return edit(
        { start, end: start + line.length },
        `${end}${indent}${tab}tab[${title.replaceAll(/[[\]]/g, '\\$&')}]`,
      )
    }),
    edit(closing, `${prefix}${tab}\n${prefix}:${tab}`),
  ]
}
