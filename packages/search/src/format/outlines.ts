/** What a page is called and where it lies: beside its text, in the entry file or in a file of texts. */
export interface Outline {
  readonly path: string
  readonly title: string
  readonly breadcrumbs: readonly string[]
  readonly tags: readonly string[]
  /** Of the sections, in their order; empty for the text before the first heading. */
  readonly headings: readonly string[]
  /** By number of the section: anchors that do not follow from the headings. */
  readonly anchors: Readonly<Record<number, string>>
}

/** @param anchors of all headings */
export function unusualAnchors(
  headings: readonly string[],
  anchors: readonly string[],
): Record<number, string> {
  const usual = usualAnchors(headings)
  return Object.fromEntries(
    anchors.flatMap((anchor, section) => (anchor === usual[section] ? [] : [[section, anchor]])),
  )
}

/** The anchor of a section. */
export function anchorOf({ headings, anchors }: Outline, section: number): string {
  return anchors[section] ?? usualAnchors(headings)[section] ?? ''
}

const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** The ids that most compilers give headings: lower case, without punctuation, with dashes; the second `usage` is `usage-1`. */
function usualAnchors(headings: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    if (heading === '') return ''
    const anchor = heading.toLowerCase().replace(DROPPED, '').replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

export function writeOutlines(pages: readonly Outline[]): string {
  return JSON.stringify(
    pages.map((page) => {
      const { path, title, breadcrumbs, tags, headings, anchors } = page
      return [path, title, breadcrumbs, tags, headings, anchors]
    }),
  )
}

export function readOutlines(text: string): Outline[] {
  return (JSON.parse(text) as (readonly unknown[])[]).map(
    ([path, title, breadcrumbs, tags, headings, anchors]) =>
      ({ path, title, breadcrumbs, tags, headings, anchors }) as Outline,
  )
}
