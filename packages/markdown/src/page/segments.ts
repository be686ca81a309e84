import type { MarkdownSegment, ReferenceSlot, Segment } from './compiled-document'
import type { PageDraft } from './page-draft'

/** Tags around the parts of a block in the HTML, of which `mark` is that of `addSlot`. */
export function blockTags(mark: string, { marker }: PageDraft) {
  return { open: `<${mark}>`, next: `<${marker}>`, close: `</${mark}>` }
}

/** Splits the HTML of a page at its marks: tags of blocks, and the values of attributes. */
export function splitHtml(html: string, { marker, slots }: PageDraft): Segment[] {
  const page: Segment[] = []
  // Of each open block its slots, of which the last one is open.
  const open: Segment[][][] = [[page]]
  const [first = '', ...rest] = html.split(marker)
  let tag = add(first)
  for (const part of rest) {
    const length = part.indexOf(tag === '' ? '"' : '>')
    const slot = slots[Number.parseInt(part, 10)]
    const reference = slot?.kind === 'reference' ? slot : undefined
    if (tag === '</' && !reference) open.pop()
    else if (slot === undefined) open.at(-1)?.push([])
    else if ('url' in slot) push(slot)
    else if (slot.kind !== 'reference') {
      const parts: Segment[][] = [[]]
      push({ ...slot, slots: parts })
      open.push(parts)
    }
    tag = add(part.slice(length + 1), tag === '<' ? reference : undefined)
  }
  return page

  function push(segment: Segment): void {
    open.at(-1)?.at(-1)?.push(segment)
  }
  /** Adds text, or a reference with it, without the start of the tag that the next mark is in, and returns that. */
  function add(text: string, reference?: Omit<ReferenceSlot, 'text'>): string {
    const start = text.endsWith('</') ? '</' : text.endsWith('<') ? '<' : ''
    const html = text.slice(0, text.length - start.length)
    if (html !== '') push(reference ? { ...reference, text: html } : html)
    return start
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
