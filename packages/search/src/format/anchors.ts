const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** The id that most compilers give a heading: lower case, without punctuation, with dashes. */
export function headingAnchor(heading: string): string {
  return heading.toLowerCase().replace(DROPPED, '').replaceAll(' ', '-')
}

/** Counts anchors of one page: the second `usage` becomes `usage-1`. */
export function anchorCounter(): (heading: string) => string {
  const seen = new Map<string, number>()
  return (heading) => {
    const anchor = headingAnchor(heading)
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  }
}
