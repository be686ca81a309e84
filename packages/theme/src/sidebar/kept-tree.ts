/** Names a branch by the labels that lead to it: positions differ where items are left out. */
export function branchKey(labels: readonly string[]): string {
  return labels.join('\n')
}

/** What a reader has made of a tree that the server drew. */
export interface KeptState {
  /** Open branches, by `branchKey`. */
  readonly open: ReadonlySet<string>
  /** Labels that lead to the row which should stay where it is, and its distance from the top in px. */
  readonly row?: { readonly labels: readonly string[]; readonly top: number } | undefined
  /** Labels of a branch that was opened although its list was left out. */
  readonly entered?: readonly string[] | undefined
}

/** Reads the state of a tree whose `wanted` row, if any, stands for something left out. */
export function keptState(tree: Element, wanted?: Element): KeptState {
  const open = [...tree.querySelectorAll('details[open]')].map((it) => rowLabels(it, tree))
  const entered = wanted?.matches('.nav-branch') ? rowLabels(wanted, tree) : undefined
  if (entered) open.push(entered)
  const row = wanted && heldRow(wanted)
  return {
    open: new Set(open.map(branchKey)),
    row: row && { labels: rowLabels(row, tree), top: row.getBoundingClientRect().top },
    entered,
  }
}

/** The row that will still be there when what was left out has come. */
function heldRow(wanted: Element): Element | undefined {
  const item = wanted.closest('li')
  const found = wanted.matches('.nav-more')
    ? (item?.nextElementSibling ?? item?.previousElementSibling)
    : item
  return found ?? undefined
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

/** The row behind labels, if the tree has it. */
export function findRow(tree: Element, labels: readonly string[]): HTMLElement | undefined {
  let list: Element | null | undefined = tree.querySelector('ul')
  let row: HTMLElement | undefined
  for (const label of labels) {
    row = [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])].find(
      (item) => ownLabel(item) === label,
    )
    list = row?.querySelector('ul')
  }
  return row
}

function ownLabel(item: Element): string {
  return item.querySelector('.nav-entry, .nav-heading')?.textContent ?? ''
}
