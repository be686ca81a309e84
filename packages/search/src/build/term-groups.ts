import type { TermColumns } from '../format/names'
import { postingSize } from './divide-terms'
import type { Item } from './split'

/**
 * Terms by what they begin with: a letter, or as many letters as it takes for a group to fit into a part. A query looks up a word
 * with its continuations, forms and identifiers.
 */
export function termGroups(words: TermColumns, names: TermColumns, part: number): readonly Item[] {
  const terms = [...sizesOf(words), ...sizesOf(names)]
  return grouped(
    terms.sort((a, b) => (a.name < b.name ? -1 : 1)),
    part,
    1,
  )
}

/** With about half the letters of a name, which are beside its postings. */
function sizesOf({ terms, offsets, pages }: TermColumns): Item[] {
  return terms.map((name, term) => {
    const [start = 0, end = 0] = [offsets[term], offsets[term + 1]]
    return { name, size: name.length / 2 + postingSize(end - start, pages[end - 1] ?? 0) }
  })
}

function grouped(terms: readonly Item[], part: number, letters: number): readonly Item[] {
  const groups = new Map<string, Item[]>()
  for (const term of terms) {
    // A surrogate pair is one letter.
    const isPair = (term.name.codePointAt(letters - 1) ?? 0) > 0xffff
    const name = term.name.slice(0, isPair ? letters + 1 : letters)
    groups
      .set(name, groups.get(name) ?? [])
      .get(name)
      ?.push(term)
  }
  return [...groups].flatMap(([name, group]) => {
    const size = group.reduce((sum, each) => sum + each.size, 0)
    return size > part && group.length > 1 ? grouped(group, part, letters + 1) : { name, size }
  })
}
