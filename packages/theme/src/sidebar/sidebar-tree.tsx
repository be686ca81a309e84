import type { PageData, Sidebar } from '@landing/schema'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LiveTree, prepareStill } from '#still'
import { useText, useTheme } from '../host'
import { BranchFailure } from '../layout/branch-failure'
import { isPruned, openBranches } from './kept-tree'

export interface SidebarTreeProps {
  readonly page: PageData
  /** The tree to draw; branches may have been left out of it. Without one the server's drawing stays. */
  readonly sidebar?: Sidebar | undefined
}

/**
 * The tree of a sidebar. On the first page the server's list stays as it is, without the data it
 * was made of; the tree is loaded when a branch that was left out is opened, or with the next page.
 */
export function SidebarTree({ page, sidebar }: SidebarTreeProps): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const { whole, failed, load } = useWholeSidebar(page)
  const tree = sidebar ?? whole
  if (tree) {
    const deferred = sidebar === undefined
    return <LiveTree page={page} sidebar={tree} opened={opened} deferred={deferred} />
  }
  return (
    <>
      <KeptTree onToggle={setOpened} onMissing={load} />
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
  if (tree) return <LiveTree page={page} sidebar={tree} deferred />
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

function KeptTree({
  onToggle,
  onMissing,
}: {
  readonly onToggle: (open: ReadonlySet<string>) => void
  readonly onMissing: () => void
}): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tree = box.current
    if (!tree) return
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return
      onToggle(openBranches(tree))
      if (target.open && isPruned(target)) onMissing()
    }
    // `toggle` does not bubble, but it can be met on its way down.
    tree.addEventListener('toggle', listen, true)
    return () => tree.removeEventListener('toggle', listen, true)
  }, [onToggle, onMissing])
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
