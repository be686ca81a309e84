/** Detached lists of closed branches, by branch. */
const lists = new WeakMap<Element, Element>()
/** Branches by detached list. */
const branches = new WeakMap<Element, Element>()

/** Whether items of a tree were left out of the document. */
export function isPartial(tree: Element): boolean {
  return tree.querySelector('.landing-nav-branch, .landing-nav-more') !== null
}

/** Detaches the lists of closed branches from the document: a whole tree may have thousands of rows. */
export function detachClosedLists(tree: Element): void {
  for (const branch of tree.querySelectorAll('details:not([open])')) {
    const list = branch.querySelector(':scope > ul')
    if (!list) continue
    lists.set(branch, list)
    branches.set(list, branch)
    list.remove()
  }
}

/** Attaches the list of a branch again, before it opens. */
export function attachList(branch: Element): void {
  const list = lists.get(branch)
  if (!list) return
  lists.delete(branch)
  branch.append(list)
}

/** Marks the links to a page in a tree, and opens the way to them. Returns false when there are none. */
export function markCurrent(tree: Element, hrefs: ReadonlySet<string>): boolean {
  const links = linksOf(tree)
  const current = links.filter((link) => hrefs.has(link.getAttribute('href') ?? ''))
  for (const link of links) link.removeAttribute('aria-current')
  for (const summary of tree.querySelectorAll('.landing-is-active-branch')) {
    summary.classList.remove('landing-is-active-branch')
  }
  for (const link of current) {
    link.setAttribute('aria-current', 'page')
    for (const branch of branchesOf(link)) {
      attachList(branch)
      branch.setAttribute('open', '')
      branch.querySelector('summary')?.classList.add('landing-is-active-branch')
    }
  }
  return current.length > 0
}

/** Hrefs of the links that are marked as the current page. */
export function currentHrefs(tree: Element): Set<string> {
  const links = tree.querySelectorAll('[aria-current="page"]')
  return new Set([...links].map((link) => link.getAttribute('href') ?? ''))
}

/** All links of a tree, including those in detached lists. */
export function linksOf(tree: Element): Element[] {
  const inside = [...tree.querySelectorAll('details')].flatMap((branch) => {
    const list = lists.get(branch)
    return list ? linksOf(list) : []
  })
  return [...tree.querySelectorAll('a'), ...inside]
}

/** The branches that lead to a link, and the one whose own page it leads to. */
function branchesOf(link: Element): Element[] {
  const leading = link.nextElementSibling?.matches('details') ? [link.nextElementSibling] : []
  let element: Element | null | undefined = link
  while (element) {
    if (element.matches('details')) leading.push(element)
    element = element.parentElement ?? branches.get(element)
  }
  return leading
}
