import { attachList, currentHrefs, detachClosedLists, isPartial, markCurrent } from './closed-lists'
import { makeLoadAlert } from './load-alert'
import { type PageOptions, parsePlain, textsOf } from './texts'
import { openBranches, placeIn, reopen, restorePlace, rowKey } from './tree-place'
import { addUnlisted } from './unlisted-rows'

/** Files by href. */
const files = new Map<string, Promise<string>>()

/** Fetches the file of a whole sidebar, once. A failure is forgotten, so that the next call tries again. */
export function fetchSidebar(src: string): Promise<string> {
  const cached = files.get(src)
  if (cached) return cached
  const file = fetch(src).then((response) => {
    if (!response.ok) throw new Error(`The sidebar ${src} answered with ${response.status}.`)
    return response.text()
  })
  files.set(src, file)
  file.catch(() => files.delete(src))
  return file
}

/**
 * Replaces a partial tree by the whole one. Open branches, position and focus stay.
 *
 * @param entered link to a branch that was left out: it is open afterwards
 */
export async function showWholeSidebar(
  tree: HTMLElement,
  entered: Element | undefined,
  options: PageOptions = {},
): Promise<void> {
  const { src } = tree.dataset
  if (!src) return
  const key = entered && rowKey(entered, tree)
  tree.querySelector('.landing-branch-failure')?.remove()
  let html: string
  try {
    html = await fetchSidebar(src)
  } catch {
    if (tree.dataset.src === src)
      showFailure(tree, () => showWholeSidebar(tree, entered, options), options)
    return
  }
  // The page may have another sidebar by now.
  if (tree.dataset.src !== src) return
  if (isPartial(tree)) replaceTree(tree, html, options)
  if (key === undefined) return
  const place = placeIn(tree)
  for (const branch of tree.querySelectorAll('details:not([open])')) {
    if (rowKey(branch, tree) === key) attachList(branch)
  }
  reopen(tree, new Set([key]))
  restorePlace(tree, place)
}

function replaceTree(
  tree: HTMLElement,
  html: string,
  { parseHtml = parsePlain }: PageOptions,
): void {
  const parsed = parseHtml(html).querySelector('ul')
  if (!parsed) return
  const list = tree.ownerDocument.importNode(parsed, true)
  const place = placeIn(tree)
  const whole = tree.ownerDocument.createElement('div')
  whole.append(list)
  addUnlisted(whole, tree)
  reopen(whole, openBranches(tree))
  markCurrent(whole, currentHrefs(tree))
  detachClosedLists(whole)
  tree.replaceChildren(list)
  restorePlace(tree, place)
}

function showFailure(tree: HTMLElement, retry: () => void, options: PageOptions): void {
  const page = tree.ownerDocument
  const texts = textsOf(page, options)
  tree.querySelector('.landing-branch-failure')?.remove()
  tree.append(makeLoadAlert(page, 'landing-branch-failure', texts.branchFailed, texts.retry, retry))
}
