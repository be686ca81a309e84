import type { Element, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft, report } from '../page/page-draft'
import { ownDialect } from '../presets/preset'
import { textOf } from '../tree/hast'
import { walk } from '../tree/walk'
import { nameAnchors } from './anchors'
import { collectSections, type PageHeading } from './collect-sections'
import { headingIds, takeCustomId } from './heading-ids'

interface FoundHeading {
  readonly element: Element
  readonly level: number
  readonly text: string
  readonly custom?: string
}

/** Reads the page's structure once: heading ids, table of contents, text for search. */
export function rehypeOutline() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    const headings = findHeadings(tree)
    const named = headingIds(headings)
    const found = new Map<Element, PageHeading>()
    headings.forEach((heading, index) => {
      const { id, taken } = named[index] ?? { id: '', taken: false }
      heading.element.properties.id = id
      const isTitle = heading.level === 1
      found.set(heading.element, { anchor: id, heading: heading.text, isTitle })
      draft.headings.push({ text: heading.text, id, level: heading.level })
      if (taken) {
        report(
          draft,
          'headings/duplicate-id',
          heading.element,
          `The heading id "${heading.custom}" is used twice on the page; this one became "${id}".`,
          'Give the heading an id of its own.',
        )
      }
    })
    checkTitles(headings, draft)
    const ids = new Set([...found.values()].map(({ anchor }) => anchor))
    const anchors = draft.dialect === ownDialect ? undefined : nameAnchors(tree, ids)
    draft.sections.push(...collectSections(tree, found, anchors))
  }
}

function findHeadings(tree: Root): FoundHeading[] {
  const found: FoundHeading[] = []
  walk<RootContent, Root>(tree, (node) => {
    if (node.type !== 'element') return 'skip'
    // The heading of footnotes is for screen readers only; not part of the outline.
    if (node.tagName === 'section' && node.properties.dataFootnotes !== undefined) return 'skip'
    const level = headingLevel(node)
    if (level === undefined) return undefined
    const custom = takeOwnId(node)
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    found.push({ element: node, level, text, ...(custom !== undefined && { custom }) })
    return 'skip'
  })
  return found
}

function headingLevel(node: Element): number | undefined {
  return /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined
}

function takeOwnId(heading: Element): string | undefined {
  const last = heading.children.at(-1)
  const taken = last?.type === 'text' ? takeCustomId(last.value) : undefined
  if (taken !== undefined && last?.type === 'text') {
    last.value = taken.text
    return taken.id
  }
  const { id } = heading.properties
  return typeof id === 'string' && id !== '' ? id : undefined
}

function checkTitles(headings: readonly FoundHeading[], draft: PageDraft): void {
  const titles = headings.filter((heading) => heading.level === 1)
  draft.hasTitleHeading = titles.length > 0
  const second = titles[1]
  if (second === undefined) return
  report(
    draft,
    'page/second-title',
    second.element,
    `The page has a second heading of level 1, "${second.text}".`,
    'Use "##": a page has one title.',
  )
}
