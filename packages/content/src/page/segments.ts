import type { MarkdownSegment, Segment } from './compiled-document'
import type { PageDraft } from './page-draft'

const next = '|'
const end = '/'

/** Tags around the parts of a block in the HTML, of which `mark` is that of `takeSlot`. */
export function blockTags(mark: string, { marker }: PageDraft) {
  return { open: `<${mark}>`, next: `<${marker}${next}>`, close: `<${marker}${end}>` }
}

/** Splits the HTML of a page at its marks: tags of blocks, and the values of attributes. */
export function splitHtml(html: string, { marker, slots }: PageDraft): Segment[] {
  const page: Segment[] = []
  // Of each open block its slots, of which the last one is open.
  const open: Segment[][][] = [[page]]
  const [first = '', ...rest] = html.split(marker)
  let isTag = add(first)
  for (const part of rest) {
    const length = part.indexOf(isTag ? '>' : '"')
    const mark = part.slice(0, length)
    const slot = slots[Number(mark)]
    if (mark === end) open.pop()
    else if (mark === next) open.at(-1)?.push([])
    else if (slot !== undefined && 'url' in slot) push(slot)
    else if (slot !== undefined) {
      const parts: Segment[][] = [[]]
      push({ ...slot, slots: parts })
      open.push(parts)
    }
    isTag = add(part.slice(length + 1))
  }
  return page

  function push(segment: Segment): void {
    open.at(-1)?.at(-1)?.push(segment)
  }
  /** Adds text; true if the next mark is a tag. */
  function add(text: string): boolean {
    const opens = text.endsWith('<')
    const html = opens ? text.slice(0, -1) : text
    if (html !== '') push(html)
    return opens
  }
}

/** Splits the page as Markdown at its marks. */
export function splitMarkdown({ markdown, marker, markdownSlots }: PageDraft): MarkdownSegment[] {
  const [first = '', ...rest] = markdown.split(marker)
  return [
    first,
    ...rest.flatMap((part) => {
      const length = part.indexOf(':')
      return [markdownSlots[Number(part.slice(0, length))] ?? '', part.slice(length + 1)]
    }),
  ]
}
