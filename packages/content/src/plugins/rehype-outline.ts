import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft, report } from '../page/page-draft'
import { ownDialect } from '../presets/preset'
import { hasClass, isFootnoteMark, textOf } from '../tree/hast'
import { walk } from '../tree/walk'
import { nameAnchors } from './anchors'
import { headingIds, takeCustomId } from './heading-ids'
import { SectionText } from './section-text'

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
    const idOf = new Map<Element, string>()
    headings.forEach((heading, index) => {
      const { id, taken } = named[index] ?? { id: '', taken: false }
      heading.element.properties.id = id
      idOf.set(heading.element, id)
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
    collectSections(tree, headings, idOf, draft)
  }
}

function findHeadings(tree: Root): FoundHeading[] {
  const found: FoundHeading[] = []
  walk<RootContent, Root>(tree, (node) => {
    if (node.type !== 'element') return 'skip'
    // The footnotes' heading is for screen readers; it is no part of the page's structure.
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

function collectSections(
  tree: Root,
  headings: readonly FoundHeading[],
  idOf: ReadonlyMap<Element, string>,
  draft: PageDraft,
): void {
  const texts = new Map(headings.map(({ element, text }) => [element, text]))
  const anchors: ReadonlyMap<RootContent, string> =
    draft.dialect === ownDialect ? new Map() : nameAnchors(tree, new Set(idOf.values()))
  let section = { anchor: '', heading: '', text: new SectionText() }
  const end = () => {
    const { text, targets } = section.text.read()
    if (text === '' && section.anchor === '') return
    const { anchor, heading } = section
    draft.sections.push({ anchor, heading, text, ...(targets.length > 0 && { targets }) })
  }
  const visit = (node: RootContent | ElementContent) => {
    if (node.type === 'text') section.text.add(node.value)
    if (node.type !== 'element' || /^(?:script|style|template)$/.test(node.tagName)) return
    if (node.properties.className !== undefined && hasClass(node, 'sr-only')) return
    if (node.properties.dataSearchIgnore !== undefined) return
    const id = idOf.get(node)
    // What stands below the title is the page's lead.
    if (id !== undefined && node.tagName !== 'h1') {
      end()
      section = { anchor: id, heading: texts.get(node) ?? '', text: new SectionText() }
    }
    if (id !== undefined || isFootnoteMark(node)) return
    section.text.boundary(node.tagName)
    const anchor = anchors.get(node)
    if (anchor !== undefined) section.text.target(anchor)
    if (node.tagName === 'img') section.text.add(String(node.properties.alt ?? ''))
    for (const child of node.children) visit(child)
    section.text.boundary(node.tagName)
  }
  for (const child of tree.children) visit(child)
  end()
}
