import { homePath, isActiveLink, isSamePage, type NavbarLink } from '@landing/schema'
import type { HostLocation } from '../context/host'
import type { HtmlView, LinkView, MenuView } from '../context/item-view'
import type { ShellTexts } from '../context/theme-context'
import type { DocsContext } from './docs-links'

/** What the views of navbar items depend on. */
export interface ItemContext extends DocsContext {
  readonly location: HostLocation
  readonly text: ShellTexts
}

/** Link with a path or URL. */
export function link(item: NavbarLink, context: ItemContext): LinkView {
  const href = item.to ?? item.href
  if (href === undefined || (item.to !== undefined && item.href !== undefined)) {
    throw new Error('One and only one between "to" and "href" should be provided')
  }
  const { label = '', html, icon, iconOnly, className, ariaLabel } = item
  return {
    kind: 'link',
    label,
    href,
    html,
    icon,
    iconOnly,
    className,
    ariaLabel,
    active: isActive(item, context),
  }
}

/** Whether an item leads to the current page, or to one above it. */
export function isActive(
  item: Pick<NavbarLink, 'to' | 'activeBasePath' | 'activeBaseRegex'>,
  { site, location: { path } }: ItemContext,
): boolean {
  const { to } = item
  const isHome = to !== undefined && isSamePage(to, homePath(site))
  return isActiveLink(path, to, { ...item, exact: isHome })
}

/** Menu of links; active when one of them is. */
export function menu(
  label: string,
  items: readonly (LinkView | HtmlView)[],
  rest: Partial<Omit<MenuView, 'kind' | 'label' | 'items'>> = {},
): MenuView {
  const { active = false } = rest
  const childActive = items.some((view) => view.kind === 'link' && view.active)
  return { kind: 'menu', label, narrowLabel: label, items, ...rest, active: active || childActive }
}

/** The entries of a menu with the links configured before and after them. */
export function around(
  item: {
    readonly dropdownItemsBefore?: readonly NavbarLink[]
    readonly dropdownItemsAfter?: readonly NavbarLink[]
  },
  entries: readonly LinkView[],
  context: ItemContext,
): readonly LinkView[] {
  const extra = (items: readonly NavbarLink[] = []) => items.map((entry) => link(entry, context))
  return [...extra(item.dropdownItemsBefore), ...entries, ...extra(item.dropdownItemsAfter)]
}

/** Link without icon and HTML. */
export function plainLink(
  label: string,
  href: string,
  active: boolean,
  className?: string,
): LinkView {
  return { kind: 'link', label, href, active, className }
}
