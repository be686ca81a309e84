import type { TextPart } from '@landing/schema'
import type { Element, Nodes, Root } from 'hast'
import type { VFile } from 'vfile'
import { ownDialect } from '../hooks/plugin'
import { draftOf, type PageDraft, report } from '../page/page-draft'
import { headingLevel } from '../syntax/elements'
import { takeCustomId } from '../text/custom-id'
import { collapseSpaces } from '../text/words'
import { isElement, isFootnoteMark, visibleText } from '../tree/hast'
import { walk } from '../tree/walk'
import { nameAnchors } from './anchors'
import { collectSections, type PageHeading } from './collect-sections'
import { type HeadingToName, headingIds } from './heading-ids'

interface FoundHeading {
  readonly element: Element
  readonly level: number
  /** In a quote: never the title of the page. */
  readonly isQuoted: boolean
  /** With the descriptions of images. */
  readonly text: string
  /** What its id is made of. */
  readonly toName: HeadingToName
}

/** Reads the page's structure once: heading ids, table of contents, text for search. */
export function rehypeOutline() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    const taken = new Set<string>()
    const headings = findHeadings(tree, taken)
    const named = headingIds(
      headings.map(({ toName }) => toName),
      draft.environment.hooks.of(draft.dialect)?.headingId,
      taken,
    )
    const titles = headings.filter(({ level, isQuoted }) => level === 1 && !isQuoted)
    const title = draft.document.hasTitleHeading ? titles.shift() : undefined
    const headingsByElement = new Map<Element, PageHeading>()
    headings.forEach((heading, index) => {
      const { id, taken } = named[index] ?? { id: '', taken: false }
      heading.element.properties.id = id
      const parts = textParts(heading.element)
      const text = parts.map((part) => part.text).join('') || heading.text
      headingsByElement.set(heading.element, {
        anchor: id,
        heading: text,
        isTitle: heading === title,
      })
      draft.document.headings.push({
        text,
        id,
        level: heading.level,
        ...(parts.some(({ code }) => code) && { parts }),
      })
      if (taken) {
        const message = `The heading id "${heading.toName.custom}" is used twice on the page; this one became "${id}".`
        const help = 'Give the heading an id of its own.'
        report(draft, 'headings/duplicate-id', heading.element, message, help)
      }
    })
    checkTitles(titles, draft)
    const ids = new Set([...headingsByElement.values()].map(({ anchor }) => anchor))
    // Of plugins, and of tables of data.
    const hasAnchors = draft.dialect !== ownDialect || !isEmpty(draft.document.dependencies.views)
    const anchors = hasAnchors ? nameAnchors(tree, ids) : undefined
    draft.document.sections.push(...collectSections(tree, headingsByElement, anchors))
  }
}

const isEmpty = (object: object): boolean => Object.keys(object).length === 0

/** @param taken receives the ids that authors give to other elements */
function findHeadings(tree: Root | Element, taken: Set<string>, isQuoted = false): FoundHeading[] {
  const headings: FoundHeading[] = []
  walk(tree, (node) => {
    if (node.type !== 'element') return 'skip'
    if (node.tagName === 'blockquote' && !isQuoted) {
      headings.push(...findHeadings(node, taken, true))
      return 'skip'
    }
    // The heading of footnotes is for screen readers only; not part of the outline.
    if (node.tagName === 'section' && node.properties.dataFootnotes !== undefined) return 'skip'
    const level = headingLevel(node.tagName)
    if (level === undefined) {
      const { id } = node.properties
      // Anchors and rows of tables come after headings.
      const isFixed = node.data?.anchor === undefined && node.tagName !== 'tr'
      if (typeof id === 'string' && isFixed) taken.add(id)
      return undefined
    }
    const custom = takeOwnId(node)
    const text = collapseSpaces(visibleText(node)).trim()
    const words = takeWords(node) ?? wordsOf(node)
    const toName = {
      text: words.trim() === '' ? text : words,
      ...(custom !== undefined && { custom }),
    }
    headings.push({ element: node, level, isQuoted, text, toName })
    return 'skip'
  })
  return headings
}

/** As they were before plain steps. */
function takeWords({ properties }: Element): string | undefined {
  const { dataWords } = properties
  delete properties.dataWords
  return typeof dataWords === 'string' ? dataWords.replaceAll('\n', ' ') : undefined
}

/** The texts of a heading as GitHub names it: without images, with the white space around them. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (node.type !== 'element' || isFootnoteMark(node)) return ''
  return node.children.map(wordsOf).join('')
}

/** What a reader reads in a heading: texts and inline code, without badges and other images. */
function textParts(heading: Element): TextPart[] {
  const parts: { text: string; code?: true }[] = []
  const collect = (node: Nodes, isCode: boolean) => {
    if (node.type === 'text') {
      const last = parts.at(-1)
      if (last !== undefined && (last.code ?? false) === isCode) last.text += node.value
      else parts.push({ text: node.value, ...(isCode && { code: true }) })
    } else if (node.type === 'element' && !isFootnoteMark(node)) {
      for (const child of node.children) collect(child, isCode || isElement(node, 'code'))
    }
  }
  collect(heading, false)
  for (const part of parts) part.text = collapseSpaces(part.text)
  const [first, last] = [parts[0], parts.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return parts.filter(({ text }) => text !== '')
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

/** @param others headings of level 1 besides that which is the title */
function checkTitles([second]: readonly FoundHeading[], draft: PageDraft): void {
  if (second === undefined) return
  const message = `The page has a second heading of level 1, "${second.text}".`
  const help = 'Use "##": a page has one title.'
  report(draft, 'page/second-title', second.element, message, help)
}
