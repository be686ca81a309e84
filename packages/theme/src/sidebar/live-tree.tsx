import type { PageData, Sidebar } from '@landing/schema'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTheme } from '../host'
import { useHydrating } from '../layout/use-hydrating'
import { findRow, type KeptState } from './kept-tree'
import { SidebarItems } from './sidebar-items'

export interface LiveTreeProps {
  readonly page: PageData
  readonly sidebar: Sidebar
  /** What a reader has made of the server's tree in the same place. */
  readonly kept?: KeptState | undefined
}

/** A tree made of its data. */
export function LiveTree({ page, sidebar, kept }: LiveTreeProps): ReactNode {
  const { site } = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const hydrating = useHydrating()
  // The server's tree has the lists of closed branches for readers without a script.
  const [deferred] = useState(!hydrating)
  const [before] = useState(kept)
  useLayoutEffect(() => {
    if (box.current && before) restore(box.current, before)
  }, [before])
  return (
    <div className="sidebar-tree" ref={box}>
      <SidebarItems
        items={sidebar.items}
        path={page.path}
        opened={before?.open}
        deferred={deferred}
        exclusive={site.theme.docs?.sidebar?.autoCollapseCategories ?? false}
      />
    </div>
  )
}

/** Puts the row a reader looked at where it was, and the focus on the branch that was opened. */
function restore(tree: HTMLElement, { row, entered }: KeptState): void {
  const now = row && findRow(tree, row.labels)
  const box = tree.closest('.sidebar-scroll')
  if (row && now && box) box.scrollTop += now.getBoundingClientRect().top - row.top
  if (entered) {
    findRow(tree, entered)?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
  }
}
