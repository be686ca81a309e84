/** Names a branch by the labels that lead to it: positions differ where items are left out. */
export function branchKey(labels: readonly string[]): string {
  return labels.join('\n')
}

/** The key of the row that an element is in. */
export function rowKey(element: Element, tree: Element): string {
  return branchKey(rowLabels(element, tree))
}

/** Keys of the branches that are open in a tree. */
export function openBranches(tree: Element): Set<string> {
  return new Set([...tree.querySelectorAll('details[open]')].map((branch) => rowKey(branch, tree)))
}

/** Opens the branches of a tree by their keys. */
export function reopen(tree: Element, keys: ReadonlySet<string>): void {
  for (const branch of tree.querySelectorAll('details:not([open])')) {
    if (keys.has(rowKey(branch, tree))) branch.setAttribute('open', '')
  }
}

/** The reader's place in a tree: a row, identified by the labels of its ancestors. */
export interface TreePlace {
  readonly labels: readonly string[]
  /** Distance of the row from the top of the window, in px. */
  readonly top: number
  readonly focused: boolean
}

/** The row with the focus, or else the first one in view, below the filter if there is one. */
export function placeIn(tree: Element): TreePlace | undefined {
  const active = tree.ownerDocument.activeElement
  const focused = active !== null && tree.contains(active)
  const top = scrollBoxOf(tree)?.getBoundingClientRect().top ?? 0
  const filter = tree.parentElement?.querySelector('.landing-sidebar-filter')
  const edge = filter?.getBoundingClientRect().bottom || top
  const row = focused
    ? active.closest('li')
    : [...tree.querySelectorAll('li')].find((item) => item.getBoundingClientRect().top >= edge)
  const anchor = row?.querySelector(':scope > .landing-nav-more')
    ? (row.nextElementSibling ?? row.previousElementSibling)
    : row
  if (!anchor) return undefined
  return { labels: rowLabels(anchor, tree), top: anchor.getBoundingClientRect().top, focused }
}

/** Leaves a reader at the same row of a tree with other items: in its place, and with the focus. */
export function restorePlace(tree: Element, place: TreePlace | undefined): void {
  const row = place && findRow(tree, place.labels)
  if (!row) return
  const box = scrollBoxOf(tree)
  if (box) box.scrollTop += row.getBoundingClientRect().top - place.top
  if (place.focused) row.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true })
}

/** The box that a tree scrolls in: that of the sidebar or of the menu. */
function scrollBoxOf(tree: Element): Element | null {
  return tree.closest('.landing-sidebar-scroll, .landing-mobile-menu-panels')
}

/** The row that labels lead to. */
export function findRow(tree: Element, labels: readonly string[]): Element | undefined {
  let list = tree.querySelector('ul')
  let row: Element | undefined
  for (const label of labels) {
    row = [...(list?.children ?? [])].find((item) => ownLabel(item) === label)
    list = row?.querySelector('ul') ?? null
  }
  return row
}

/** Labels of the rows that lead to an element of a tree, its own the last, also after the tree has been replaced. */
export function rowLabels(element: Element, tree: Element): string[] {
  const labels: string[] = []
  for (let item = element.closest('li'); item && !item.contains(tree); ) {
    labels.unshift(ownLabel(item))
    item = item.parentElement?.closest('li') ?? null
  }
  return labels
}

/** The label of a row, without those of the rows below it. */
function ownLabel(item: Element): string {
  const label = item.querySelector(
    ':scope > a, :scope > .landing-nav-heading, :scope > details > summary',
  )
  return label?.textContent ?? ''
}
