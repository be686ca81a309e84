import {
  isFullAddress,
  isSamePage,
  type SidebarBranch,
  type SidebarCategory,
  type SidebarItem,
  type SidebarMore,
} from '@landing/schema'
import type { ReactNode } from 'react'
import { branchKey } from '../behaviours/tree-place'
import { useText, useTheme } from '../context/theme-context'
import { Anchor } from '../primitives/anchor'
import { BranchPart } from '../primitives/branch'
import { Html } from '../primitives/html'
import { Name } from '../primitives/name'
import { isActiveItem, isVisibleItem } from './active-trail'

/** Props of `SidebarItems`. */
export interface SidebarItemsProps {
  readonly items: readonly SidebarItem[]
  /** Route path of the current page; empty in the file of a whole sidebar. */
  readonly path: string
  /** Labels of the categories that lead here. */
  readonly labels?: readonly string[]
  /** Opening a category closes its neighbours. */
  readonly exclusive?: boolean
}

/** The list of a sidebar's items, with the lists below them: a tree, or the file of a whole one. */
export function SidebarItems(props: SidebarItemsProps): ReactNode {
  const { items, path, labels = [] } = props
  const { host } = useTheme()
  return (
    <ul className="landing-nav-list">
      {items.map((item, position) => {
        if (!isVisibleItem(item, path)) return null
        const key = 'label' in item ? `${item.label}-${position}` : `${item.type}-${position}`
        const unlisted = item.type === 'link' && item.unlisted ? '' : undefined
        const className = 'className' in item ? item.className : undefined
        const element = <Item key={key} {...props} item={item} labels={labels} />
        const html = isActiveItem(item, path) ? undefined : host.staticHtml?.(item, element)
        return html === undefined ? (
          <li key={key} className={className} data-unlisted={unlisted}>
            {element}
          </li>
        ) : (
          <Html as="li" key={key} className={className} data-unlisted={unlisted} html={html} />
        )
      })}
    </ul>
  )
}

interface ItemProps<Item> extends SidebarItemsProps {
  readonly item: Item
  readonly labels: readonly string[]
}

function Item({ item, ...props }: ItemProps<SidebarItem>): ReactNode {
  switch (item.type) {
    case 'category':
      return <Category {...props} item={item} labels={[...props.labels, item.label]} />
    case 'link':
      return <ItemLink label={item.label} href={item.href} path={props.path} />
    case 'branch':
      return <BranchLink item={item} />
    case 'more':
      return <MoreLink item={item} />
    case 'html':
      return <Html className="landing-nav-html" html={item.value} />
  }
}

interface ItemLinkProps {
  readonly label: string
  readonly href: string
  readonly path: string
}

function ItemLink({ label, href, path }: ItemLinkProps) {
  const current = !isFullAddress(href) && isSamePage(href, path)
  return (
    <Anchor href={href} aria-current={current ? 'page' : undefined}>
      <Name text={label} />
    </Anchor>
  )
}

/** A closed category without its list; one without a page is opened in place where there is a script. */
function BranchLink({ item: { label, href, hasPage } }: { readonly item: SidebarBranch }) {
  return (
    <Anchor
      className={hasPage ? 'landing-nav-branch landing-has-page' : 'landing-nav-branch'}
      href={href}
    >
      <Name text={label} />
    </Anchor>
  )
}

/** Link to siblings that were left out. */
function MoreLink({ item: { count, href } }: { readonly item: SidebarMore }) {
  const text = useText()
  return (
    <Anchor className="landing-nav-more" href={href}>
      {text('showMore', { count })}
    </Anchor>
  )
}

function Category(props: ItemProps<SidebarCategory>) {
  const { item, path, labels, exclusive = false } = props
  const { text } = useTheme()
  const active = isActiveItem(item, path)
  const { label, href } = item
  const link = href === undefined ? undefined : <ItemLink label={label} href={href} path={path} />
  if (item.items.length === 0)
    return (
      link ?? (
        <p className="landing-nav-heading">
          <Name text={label} />
        </p>
      )
    )
  const list = <SidebarItems {...props} items={item.items} />
  if (!item.collapsible) {
    return (
      <>
        {link ?? (
          <p className="landing-nav-heading">
            <Name text={label} />
          </p>
        )}
        {list}
      </>
    )
  }
  return (
    <BranchPart
      label={label}
      link={link}
      open={active || !item.collapsed}
      active={active}
      group={exclusive ? `sidebar-${branchKey(labels.slice(0, -1))}` : undefined}
      expandLabel={text('expandCategory', { label })}
      collapseLabel={text('collapseCategory', { label })}
    >
      {list}
    </BranchPart>
  )
}
