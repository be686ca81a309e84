/** Names a branch by the labels that lead to it: positions differ where items are left out. */
export function branchKey(labels: readonly string[]): string {
  return labels.join('\n')
}

/** The branches that are open in a tree which the server drew, by `branchKey`, and one that is to be. */
export function openBranches(tree: Element, entered?: Element): ReadonlySet<string> {
  const open = [...tree.querySelectorAll('details[open]')]
  if (entered) open.push(entered)
  return new Set(open.map((element) => branchKey(rowLabels(element, tree))))
}

/** Where a reader is in a tree: at a row, which is named by the labels that lead to it. */
export interface TreePlace {
  readonly labels: readonly string[]
  /** Distance of the row from the top of the window, in px. */
  readonly top: number
  readonly focused: boolean
}

/** The row with the focus, or else the first one in view. */
export function placeIn(tree: Element): TreePlace | undefined {
  const active = document.activeElement
  const focused = active !== null && tree.contains(active)
  const edge = tree.closest('.sidebar-scroll')?.getBoundingClientRect().top ?? 0
  const row = focused
    ? active.closest('li')
    : [...tree.querySelectorAll('li')].find((item) => item.getBoundingClientRect().top >= edge)
  const kept = row?.querySelector(':scope > .nav-more')
    ? (row.nextElementSibling ?? row.previousElementSibling)
    : row
  if (!kept) return undefined
  return { labels: rowLabels(kept, tree), top: kept.getBoundingClientRect().top, focused }
}

/** Labels of the rows that lead to an element of a tree, its own the last. */
function rowLabels(element: Element, tree: Element): string[] {
  const labels: string[] = []
  for (let item = element.closest('li'); item && tree.contains(item); ) {
    labels.unshift(ownLabel(item))
    item = item.parentElement?.closest('li') ?? null
  }
  return labels
}

/** The label of a row, without those of the rows below it. */
export function ownLabel(item: Element): string {
  const label = item.querySelector(':scope > a, :scope > .nav-heading, :scope > details > summary')
  return label?.textContent ?? ''
}
