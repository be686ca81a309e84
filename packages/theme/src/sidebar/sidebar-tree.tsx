import type { PageData, Sidebar } from '@landing/schema'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LiveTree, prepareStill } from '#still'
import { useText, useTheme } from '../host'
import { BranchFailure } from '../layout/branch-failure'
import { type KeptState, keptState } from './kept-tree'

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
  const [kept, setKept] = useState<KeptState>()
  const { whole, failed, load } = useWholeSidebar(page)
  const tree = sidebar ?? whole
  if (tree) return <LiveTree page={page} sidebar={tree} kept={kept} />
  return (
    <>
      <KeptTree onChange={setKept} onMissing={load} />
      {failed ? <BranchFailure onRetry={load} /> : null}
    </>
  )
}

/** The tree in a place that the server left empty: it is loaded at once. */
export function LoadedSidebarTree({ page, sidebar }: SidebarTreeProps): ReactNode {
  const text = useText()
  const { whole, failed, load } = useWholeSidebar(page)
  const tree = sidebar ?? whole
  useEffect(() => {
    if (!tree) load()
  }, [tree, load])
  if (tree) return <LiveTree page={page} sidebar={tree} />
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

/** Rows that stand for what the document leaves out, and are no pages themselves. */
const LEFT_OUT = '.nav-branch:not(.has-page), .nav-more'

interface KeptTreeProps {
  readonly onChange: (state: KeptState) => void
  /** What was left out is wanted. */
  readonly onMissing: () => void
}

function KeptTree({ onChange, onMissing }: KeptTreeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tree = box.current
    if (!tree) return
    const onToggle = () => onChange(keptState(tree))
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest(LEFT_OUT)
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      want(link)
    }
    const want = (link: Element) => {
      onChange(keptState(tree, link))
      onMissing()
    }
    const seen = new IntersectionObserver((entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting)
      if (entry) want(entry.target)
    })
    for (const link of tree.querySelectorAll(LEFT_OUT)) {
      if (link.matches('.nav-more')) seen.observe(link)
      else link.setAttribute('aria-expanded', 'false')
    }
    // `toggle` does not bubble, but it can be met on its way down.
    tree.addEventListener('toggle', onToggle, true)
    tree.addEventListener('click', onClick)
    return () => {
      seen.disconnect()
      tree.removeEventListener('toggle', onToggle, true)
      tree.removeEventListener('click', onClick)
    }
  }, [onChange, onMissing])
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
