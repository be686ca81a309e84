import { branchSwitches } from './branches'
import { attachList } from './closed-lists'
import { all, type Cleanup, isModified, on } from './events'
import type { PageOptions } from './texts'

const LEFT_OUT =
  '.landing-sidebar-tree :is(.landing-nav-branch:not(.landing-has-page), .landing-nav-more)'

/**
 * Names and animates the branches of the trees below a root, and loads a whole tree when a reader
 * opens a branch that was left out, or scrolls to rows that were.
 */
export function sidebarTree(root: ParentNode, options?: PageOptions): Cleanup {
  const load = async (link: Element, entered?: Element) => {
    const tree = link.closest<HTMLElement>('.landing-sidebar-tree')
    const module = await import('./whole-sidebar')
    if (tree) await module.showWholeSidebar(tree, entered, options)
  }
  const ignore = () => {}
  let seen: IntersectionObserver | undefined
  return all(
    () => seen?.disconnect(),
    branchSwitches(root),
    on(
      root,
      'click toggle',
      '.landing-sidebar-tree summary, .landing-sidebar-tree details',
      (element) => {
        attachList(element.closest('details') ?? element)
      },
    ),
    on(root, 'click', LEFT_OUT, (link, event) => {
      if (isModified(event)) return
      event.preventDefault()
      load(link, link.matches('.landing-nav-more') ? undefined : link).catch(ignore)
    }),
    // Not before a reader turns to the sidebar: most do not, and the whole may be large.
    on(root, 'pointerover focusin', '.landing-sidebar-tree', (tree) => {
      seen ??= new IntersectionObserver((entries) => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting)
        if (visible) load(visible.target).catch(ignore)
      })
      for (const link of tree.querySelectorAll('.landing-nav-more')) seen.observe(link)
    }),
    on(root, 'pointerover focusin', LEFT_OUT, (link) => {
      const { src } = link.closest<HTMLElement>('.landing-sidebar-tree')?.dataset ?? {}
      if (src) import('./whole-sidebar').then((file) => file.fetchSidebar(src)).catch(ignore)
    }),
  )
}
