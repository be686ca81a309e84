import type { PageData, Sidebar } from '@landing/schema'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTheme } from '../host'
import { useHydrated } from '../mode/use-hydrated'
import { ownLabel, type TreePlace } from './kept-tree'
import { SidebarItems } from './sidebar-items'

export interface LiveTreeProps {
  readonly page: PageData
  readonly sidebar: Sidebar
  /** Branches that were open in the server's tree in the same place, by `branchKey`. */
  readonly opened?: ReadonlySet<string> | undefined
  /** Where a reader was in it, once it is gone. */
  readonly place?: RefObject<TreePlace | undefined>
}

/** A tree made of its data. */
export function LiveTree({ page, sidebar, opened, place }: LiveTreeProps): ReactNode {
  const { site } = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  // The server's tree has the lists of closed branches for readers without a script.
  const [deferred] = useState(hydrated)
  useLayoutEffect(() => {
    if (box.current && place?.current) restore(box.current, place.current)
  }, [place])
  return (
    <div className="sidebar-tree" ref={box}>
      <SidebarItems
        items={sidebar.items}
        path={page.path}
        opened={opened}
        deferred={deferred}
        exclusive={site.theme.docs?.sidebar?.autoCollapseCategories ?? false}
      />
    </div>
  )
}

/** Leaves a reader where he was: the row stays in its place, and keeps the focus. */
function restore(tree: HTMLElement, { labels, top, focused }: TreePlace): void {
  const row = findRow(tree, labels)
  if (!row) return
  const box = tree.closest('.sidebar-scroll')
  if (box) box.scrollTop += row.getBoundingClientRect().top - top
  if (focused) row.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true })
}

/** The row behind labels, if the tree has it. */
function findRow(tree: Element, labels: readonly string[]): HTMLElement | undefined {
  let list = tree.querySelector('ul')
  let row: HTMLElement | undefined
  for (const label of labels) {
    const rows = list?.querySelectorAll<HTMLElement>(':scope > li') ?? []
    row = [...rows].find((item) => ownLabel(item) === label)
    list = row?.querySelector('ul') ?? null
  }
  return row
}
