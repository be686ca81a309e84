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
import { Badge } from '../primitives/badge'
import { BranchPart } from '../primitives/branch'
import { Html } from '../primitives/html'
import { Name } from '../primitives/name'
import { isActiveItem, isVisibleItem } from './item-state'

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

/** Minimum number of links for a common prefix. */
const MIN_LINKS = 8

/** Common prefix of all names in a long list: `azurerm_`. The same for a list and for a part of it. */
function sharedPrefix(items: readonly SidebarItem[]): string {
  const links = items.filter((item) => item.type === 'link')
  const prefix = links[0]?.label.match(/^[a-z0-9]+_(?=.)/)?.[0] ?? ''
  const isShared = links.length >= MIN_LINKS && links.every(({ label }) => label.startsWith(prefix))
  return isShared ? prefix : ''
}

/** The list of a sidebar's items, with the lists below them: a tree, or the file of a whole one. */
export function SidebarItems(props: SidebarItemsProps): ReactNode {
  const { items, path, labels = [] } = props
  const { host } = useTheme()
  const prefix = sharedPrefix(items)
  return (
    <ul className="landing-nav-list" data-prefix={prefix === '' ? undefined : prefix}>
      {items.map((item, position) => {
        if (!isVisibleItem(item, path)) return null
        const key = 'label' in item ? `${item.label}-${position}` : `${item.type}-${position}`
        const unlisted = item.type === 'link' && item.unlisted ? '' : undefined
        const className = 'className' in item ? item.className : undefined
        const element = <Item key={key} {...props} item={item} labels={labels} prefix={prefix} />
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
  /** Prefix that the list shows once. */
  readonly prefix?: string
}

function Item({ item, ...props }: ItemProps<SidebarItem>): ReactNode {
  switch (item.type) {
    case 'category':
      return <Category {...props} item={item} labels={[...props.labels, item.label]} />
    case 'link':
      return <ItemLink {...item} path={props.path} prefix={props.prefix} />
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
  readonly prefix?: string | undefined
  readonly badge?: string | undefined
  readonly locale?: string | undefined
}

function ItemLink({ label, href, path, prefix, badge, locale }: ItemLinkProps) {
  const current = !isFullAddress(href) && isSamePage(href, path)
  return (
    <Anchor href={href} aria-current={current ? 'page' : undefined}>
      <Name text={label} prefix={prefix} locale={locale} />
      {badge ? <Badge tone="information">{badge}</Badge> : null}
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
  const heading = link ?? (
    <p className="landing-nav-heading">
      <Name text={label} />
    </p>
  )
  if (item.items.length === 0) return heading
  const list = <SidebarItems {...props} items={item.items} />
  if (!item.collapsible) {
    return (
      <>
        {heading}
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
