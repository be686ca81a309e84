import type { NavbarItem, PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { useTheme } from '../host'
import { usePreferredVersions } from './preferred-versions'
import { type ItemView, resolveItem } from './resolve-item'

/** Views of navigation items by their configuration, on the current page. */
export function useItemViews(
  items: readonly NavbarItem[],
  page: PageData,
): readonly (readonly [NavbarItem, ItemView])[] {
  const { site, host, text } = useTheme()
  const location = host.useLocation()
  const preferred = usePreferredVersions(site)
  return items.map((item) => {
    if (isCustom(item)) return [item, null] as const
    try {
      return [item, resolveItem(item, { site, page, location, text, preferred })] as const
    } catch (cause) {
      throw new Error(
        `A theme navbar item failed to render.\nPlease double-check the following navbar item (theme.navbar.items) of your site configuration:\n${JSON.stringify(item, null, 2)}`,
        { cause },
      )
    }
  })
}

/** Item types of the site's own have `custom-` in their name. */
export function isCustom(item: NavbarItem): boolean {
  return String(item.type ?? '').includes('custom-')
}

/** A navigation item whose type belongs to the site. Throws when the site gave no component for it. */
export function CustomItem({ item }: { readonly item: NavbarItem }): ReactNode {
  const { site, components } = useTheme()
  const type = String(item.type)
  const View = components.navbarItems?.[type]
  if (!View) throw new Error(`No NavbarItem component found for type "${type}".`)
  return <View item={item as never} site={site} />
}
