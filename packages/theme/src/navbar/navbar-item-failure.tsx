import type { SiteData } from '@landing/schema'
import type { ReactNode } from 'react'
import type { ThemeComponents } from '../context/parts'
import { isCustom, NavbarItemError } from './navbar-items'

/**
 * What a page that could not be rendered threw, as an error that names the item of the bar which is
 * at fault, with what it threw as its cause; `undefined` when none is. For servers, where nothing in
 * a page catches what a part of it throws.
 *
 * @param thrown what rendering the page threw
 * @param draw renders an element below a `ThemeProvider`, and throws what the element throws
 */
export function navbarItemFailure(
  thrown: unknown,
  site: SiteData,
  components: Partial<ThemeComponents>,
  draw: (element: ReactNode) => unknown,
): Error | undefined {
  if (thrown instanceof NavbarItemError) return thrown
  for (const item of site.theme.navbar?.items ?? []) {
    const View = isCustom(item) ? components.navbarItems?.[String(item.type)] : undefined
    if (View === undefined) continue
    try {
      draw(<View item={item as never} site={site} />)
    } catch (cause) {
      return new NavbarItemError(item, cause)
    }
  }
  return undefined
}
