import type { SidebarCategory, SidebarItem, SidebarLink } from '@landing/schema'
import { type ReactNode, useEffect, useState } from 'react'
import { Anchor, isExternal } from '../anchor'
import { useText } from '../host'
import { Branch } from '../layout/branch'
import { BranchFailure } from '../layout/branch-failure'
import { samePage } from '../site-path'
import { isActiveItem, isVisibleItem } from './active-trail'
import { branchKey } from './kept-tree'

export interface SidebarItemsProps {
  readonly items: readonly SidebarItem[]
  /** Route path of the current page. */
  readonly path: string
  /** Loads the items of the category at a trail of positions. */
  readonly load: (trail: readonly number[]) => Promise<readonly SidebarItem[]>
  readonly trail?: readonly number[]
  readonly labels?: readonly string[]
  /** Branches that were open before, by `branchKey`. */
  readonly opened?: ReadonlySet<string> | undefined
  /** Opening a category closes its neighbours. */
  readonly exclusive?: boolean
  /** Lists of closed categories are drawn only when opened: for branches that came later. */
  readonly deferred?: boolean
}

/** The list of a sidebar's items, with the lists below them. */
export function SidebarItems(props: SidebarItemsProps): ReactNode {
  const { items, path, trail = [], labels = [] } = props
  return (
    <ul className="nav-list">
      {items.map((item, position) => {
        if (!isVisibleItem(item, path)) return null
        const key = item.type === 'html' ? `html-${position}` : `${item.label}-${position}`
        return (
          <li key={key} className={item.className}>
            {item.type === 'category' ? (
              <Category
                {...props}
                item={item}
                trail={[...trail, position]}
                labels={[...labels, item.label]}
              />
            ) : item.type === 'link' ? (
              <ItemLink item={item} path={path} />
            ) : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's owner
              <div className="nav-html" dangerouslySetInnerHTML={{ __html: item.value }} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function ItemLink({
  item,
  path,
}: {
  readonly item: Pick<SidebarLink, 'label' | 'href'>
  readonly path: string
}) {
  const current = !isExternal(item.href) && samePage(item.href, path)
  return (
    <Anchor className="nav-entry" href={item.href} aria-current={current ? 'page' : undefined}>
      <span>{item.label}</span>
    </Anchor>
  )
}

/** The way into a branch that was left out, for readers without script. */
function FirstLink({ item }: { readonly item: SidebarCategory }) {
  const text = useText()
  return item.firstHref === undefined ? null : (
    <Anchor className="nav-first" href={item.firstHref}>
      {text('showAll')}
    </Anchor>
  )
}

function Category(
  props: SidebarItemsProps & {
    readonly item: SidebarCategory
    readonly trail: readonly number[]
    readonly labels: readonly string[]
  },
) {
  const {
    item,
    path,
    load,
    trail,
    labels,
    opened: before,
    exclusive = false,
    deferred = false,
  } = props
  const text = useText()
  const active = isActiveItem(item, path)
  const [open, setOpen] = useState(
    active || before?.has(branchKey(labels)) || !(item.collapsed || item.pruned),
  )
  const [opened, setOpened] = useState(open)
  // Another page's tree may leave out a branch that is open here: what was known is kept.
  const [known, setKnown] = useState(item)
  const [failed, setFailed] = useState(false)
  if (known !== item && !item.pruned) setKnown(item)
  const missing = known.pruned === true

  useEffect(() => {
    if (active) setOpen(true)
  }, [active])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trail is known by its positions
  useEffect(() => {
    if (open) setOpened(true)
    if (!open || !missing || failed) return
    let stale = false
    load(trail).then(
      (items) => !stale && setKnown({ ...item, items, pruned: false }),
      () => !stale && setFailed(true),
    )
    return () => {
      stale = true
    }
  }, [open, missing, failed, load, item, trail.join()])

  const link =
    item.href === undefined ? undefined : (
      <ItemLink item={{ label: item.label, href: item.href }} path={path} />
    )
  const list =
    deferred && !opened ? null : (
      <SidebarItems
        {...props}
        items={known.items}
        trail={trail}
        labels={labels}
        deferred={deferred || item.pruned === true}
      />
    )
  if (!item.collapsible) {
    return (
      <>
        {link ?? <p className="nav-heading">{item.label}</p>}
        {list}
      </>
    )
  }
  if (known.items.length === 0 && !missing)
    return link ?? <p className="nav-heading">{item.label}</p>
  return (
    <Branch
      label={item.label}
      link={link}
      open={open}
      active={active}
      onOpen={setOpen}
      group={exclusive ? `sidebar-${trail.slice(0, -1).join('-')}` : undefined}
      expandLabel={text('expandCategory', { label: item.label })}
      collapseLabel={text('collapseCategory', { label: item.label })}
    >
      {failed ? (
        <BranchFailure onRetry={() => setFailed(false)} />
      ) : missing && open ? (
        <p className="nav-loading" role="status">
          {text('loading')}
        </p>
      ) : missing ? (
        <FirstLink item={item} />
      ) : (
        list
      )}
    </Branch>
  )
}
