import type { PageData, Sidebar } from '@landing/schema'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { LiveTree, prepareStill } from '#still'
import { useText, useTheme } from '../host'
import { prepareAnimation } from '../layout/branch'
import { BranchFailure } from '../layout/branch-failure'
import { openBranches, ownLabel, placeIn, type TreePlace } from './kept-tree'

export interface SidebarTreeProps {
  readonly page: PageData
  /** The tree to draw; branches may have been left out of it. Without one the server's drawing stays. */
  readonly sidebar?: Sidebar | undefined
}

/**
 * The tree of a sidebar. On the first page the server's list stays as it is, without the data it
 * was made of; the tree is loaded when a reader wants what was left out, or with the next page.
 */
export function SidebarTree({ page, sidebar }: SidebarTreeProps): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const place = useRef<TreePlace>(undefined)
  const { whole, failed, load } = useWholeSidebar(page)
  const tree = sidebar ?? whole
  if (tree) return <LiveTree page={page} sidebar={tree} opened={opened} place={place} />
  return (
    <>
      <KeptTree onChange={setOpened} onMissing={load} place={place} />
      {failed ? <BranchFailure onRetry={load} /> : null}
    </>
  )
}

/** The tree in a place that the server left empty: it is loaded at once. */
export function LoadedSidebarTree({ page, sidebar }: SidebarTreeProps): ReactNode {
  const { components, text } = useTheme()
  const TreeView = components.SidebarTree ?? LiveTree
  const { whole, failed, load } = useWholeSidebar(page)
  const tree = sidebar ?? whole
  useEffect(() => {
    if (!tree) load()
  }, [tree, load])
  if (tree) return <TreeView page={page} sidebar={tree} />
  if (failed) return <BranchFailure onRetry={load} />
  return (
    <p className="nav-loading" role="status">
      {text('loading')}
    </p>
  )
}

function useWholeSidebar(page: PageData) {
  const { host } = useTheme()
  const ref = 'sidebar' in page ? page.sidebar : undefined
  const [whole, setWhole] = useState<Sidebar>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    if (!ref) return
    setFailed(false)
    Promise.all([host.loadSidebar(ref), prepareStill()]).then(
      ([tree]) => setWhole(tree),
      () => setFailed(true),
    )
  }, [host, ref])
  return { whole: whole?.id === ref?.id ? whole : undefined, failed, load }
}

/** Closed categories without a page of their own. */
const BRANCH = '.nav-branch:not(.has-page)'

interface KeptTreeProps {
  readonly onChange: (opened: ReadonlySet<string>) => void
  /** What was left out is wanted. */
  readonly onMissing: () => void
  /** Told where a reader is when the tree goes. */
  readonly place: RefObject<TreePlace | undefined>
}

function KeptTree({ onChange, onMissing, place }: KeptTreeProps): ReactNode {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tree = box.current
    return () => {
      if (tree) place.current = placeIn(tree)
    }
  }, [place])
  useEffect(() => {
    const tree = box.current
    if (!tree) return
    const stop = new AbortController()
    const { signal } = stop
    const onToggle = ({ target }: Event) => {
      const { open, parentElement: row, firstElementChild: summary } = target as HTMLDetailsElement
      // A switch beside a link says what it would do now.
      if (row && summary?.hasAttribute('aria-label')) {
        const label = ownLabel(row)
        const name = text(open ? 'collapseCategory' : 'expandCategory', { label })
        summary.setAttribute('aria-label', name)
      }
      onChange(openBranches(tree))
    }
    const onClick = (event: MouseEvent) => {
      const clicked = event.target as Element
      const summary = clicked.closest('summary')
      if (summary) prepareAnimation(summary)
      const link = clicked.closest(`${BRANCH}, .nav-more`)
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onChange(openBranches(tree, link))
      onMissing()
    }
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMissing()
    })
    // Not before a reader turns to the sidebar: most do not, and the whole may be large.
    const watch = () => {
      for (const link of tree.querySelectorAll('.nav-more')) seen.observe(link)
    }
    for (const link of tree.querySelectorAll(BRANCH)) link.setAttribute('aria-expanded', 'false')
    // `toggle` does not bubble, but it can be met on its way down.
    tree.addEventListener('toggle', onToggle, { capture: true, signal })
    tree.addEventListener('click', onClick, { signal })
    tree.addEventListener('pointerenter', watch, { signal })
    tree.addEventListener('focusin', watch, { signal })
    return () => {
      seen.disconnect()
      stop.abort()
    }
  }, [onChange, onMissing, text])
  return (
    <div
      className="sidebar-tree"
      ref={box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what the server put there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
