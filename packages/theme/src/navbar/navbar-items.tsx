import type { NavbarItem, PageData } from '@landing/schema'
import { Component, type ReactNode } from 'react'
import type { ItemView } from '../context/item-view'
import { useTheme } from '../context/theme-context'
import { resolveItem } from './resolve-item'

/** Views of navigation items by their configuration, on the current page. */
export function useItemViews(
  items: readonly NavbarItem[],
  page: PageData,
): readonly (readonly [NavbarItem, ItemView])[] {
  const { site, host, text } = useTheme()
  const location = host.useLocation()
  return items.map((item) => {
    if (isCustom(item)) return [item, null] as const
    try {
      return [item, resolveItem(item, { site, page, location, text })] as const
    } catch (cause) {
      throw new NavbarItemError(item, cause)
    }
  })
}

/** Item types of the site's own have `custom-` in their name. */
export function isCustom(item: NavbarItem): boolean {
  return String(item.type ?? '').includes('custom-')
}

/** Names the item of the configuration that cannot be shown; the cause says why. */
export class NavbarItemError extends Error {
  constructor(item: NavbarItem, cause: unknown) {
    super(
      `A theme navbar item failed to render.\nPlease double-check the following navbar item (theme.navbar.items) of your site configuration:\n${JSON.stringify(item, null, 2)}`,
      { cause },
    )
  }
}

/** Props of an item in the navbar or in the menu. */
export interface ItemProps {
  readonly item: NavbarItem
  readonly view: ItemView
}

/**
 * A navigation item whose type belongs to the site. Throws when the site gave no component for it,
 * or when that component throws in the browser.
 */
export function CustomItem({ item }: { readonly item: NavbarItem }): ReactNode {
  const { site, components } = useTheme()
  const type = String(item.type)
  const View = components.navbarItems?.[type]
  if (!View) {
    throw new NavbarItemError(item, new Error(`No NavbarItem component found for type "${type}".`))
  }
  return (
    <ItemBoundary item={item}>
      <View item={item as never} site={site} />
    </ItemBoundary>
  )
}

interface ItemBoundaryProps {
  readonly item: NavbarItem
  readonly children: ReactNode
}

/** Adds the item to the error of its component, so that the site's owner knows which one failed. */
class ItemBoundary extends Component<ItemBoundaryProps, { readonly cause?: unknown }> {
  override state: { readonly cause?: unknown } = {}

  static getDerivedStateFromError(cause: unknown): { readonly cause: unknown } {
    return { cause }
  }

  override render(): ReactNode {
    if ('cause' in this.state) throw new NavbarItemError(this.props.item, this.state.cause)
    return this.props.children
  }
}
