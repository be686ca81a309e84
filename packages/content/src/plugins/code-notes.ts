import type { Code, RootContent } from 'mdast'
import { type PageDraft, report } from '../page/page-draft'
import { classes } from '../tree/classes'
import { addProperties } from '../tree/mdast'

/** Gives the list of notes after a block their ids; false without a list that has them all. */
export function nameNotes(
  node: Code,
  next: RootContent | undefined,
  count: number,
  id: string,
  draft: PageDraft,
): boolean {
  const list = next?.type === 'list' && next.ordered ? next : undefined
  const items = list?.children ?? []
  if (list === undefined || items.length < count) {
    report(
      draft,
      'code/notes',
      node,
      `The code has ${count === 1 ? 'one note' : `${count} notes`}, and the list after it ${items.length === 0 ? 'is missing' : `has ${items.length} of them`}.`,
      'Write an ordered list right below the block, with an item for each [!code note].',
    )
    return false
  }
  addProperties(list, classes('landing-code-notes'))
  for (const [index, item] of items.entries()) addProperties(item, { id: `${id}-${index + 1}` })
  return true
}
