/** Names a branch by the labels that lead to it: positions differ where unlisted items are left out. */
export function branchKey(labels: readonly string[]): string {
  return labels.join('\n')
}

/** The branches that are open in a tree which the server drew. */
export function openBranches(tree: HTMLElement): ReadonlySet<string> {
  const open = [...tree.querySelectorAll<HTMLDetailsElement>('details[open]')]
  return new Set(open.map((details) => branchKey(labelsOf(details, tree))))
}

function labelsOf(details: Element, tree: HTMLElement): string[] {
  const labels: string[] = []
  for (let item = details.closest('li'); item && tree.contains(item); ) {
    const label = item.querySelector('.nav-entry, .nav-heading')
    labels.unshift(label?.textContent ?? '')
    item = item.parentElement?.closest('li') ?? null
  }
  return labels
}

/** Was the list of this branch left out? */
export function isPruned(details: HTMLDetailsElement): boolean {
  return details.querySelector(':scope > ul') === null
}
