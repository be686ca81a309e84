import { findRow, rowLabels } from './tree-place'

const UNLISTED = 'li[data-unlisted]'

/** Adds the rows of unlisted pages that are shown in a tree to the whole tree: its file has none. */
export function addUnlisted(whole: Element, tree: Element): void {
  for (const row of tree.querySelectorAll(UNLISTED)) addRow(whole, row, tree)
}

/** Removes the rows of unlisted pages, except for the current one. */
export function removeUnlisted(tree: Element, hrefs: ReadonlySet<string>): void {
  for (const row of tree.querySelectorAll(UNLISTED)) {
    if (!hrefs.has(row.querySelector('a')?.getAttribute('href') ?? '')) removeRow(row)
  }
}

/** Removes a row, and the category that has no other. */
function removeRow(row: Element): void {
  const list = row.parentElement
  row.remove()
  const parent = list?.childElementCount === 0 ? list.closest('li') : null
  if (parent) removeRow(parent)
}

function addRow(whole: Element, row: Element, tree: Element): void {
  const parent = row.parentElement?.closest('li')
  const isInside = parent != null && tree.contains(parent)
  const list = isInside
    ? findRow(whole, rowLabels(parent, tree))?.querySelector('ul')
    : whole.querySelector('ul')
  if (!list) {
    // A category whose pages are all unlisted.
    if (isInside) addRow(whole, parent, tree)
    return
  }
  let before = row.previousElementSibling
  while (before && !findRow(whole, rowLabels(before, tree))) before = before.previousElementSibling
  const neighbour = before && findRow(whole, rowLabels(before, tree))
  const copy = row.cloneNode(true)
  if (neighbour) neighbour.after(copy)
  else list.prepend(copy)
}
