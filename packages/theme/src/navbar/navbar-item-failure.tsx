import type { SiteData } from '@landing/schema'
import type { ReactNode } from 'react'
import type { ThemeComponents } from '../context/parts'
import { isCustom, NavbarItemError } from './navbar-items'

/**
 * Finds the navbar item that made rendering a page fail. Returns an error that names the item, with
 * the original error as its cause; `undefined` when no item failed. For servers, where React has no
 * error boundaries.
 *
 * @param thrown the error of rendering the page
 * @param render renders an element below a `ThemeProvider`, and throws what the element throws
 */
export function navbarItemFailure(
  thrown: unknown,
  site: SiteData,
  components: Partial<ThemeComponents>,
  render: (element: ReactNode) => unknown,
): Error | undefined {
  if (thrown instanceof NavbarItemError) return thrown
  for (const item of site.theme.navbar?.items ?? []) {
    const View = isCustom(item) ? components.navbarItems?.[String(item.type)] : undefined
    if (View === undefined) continue
    try {
      render(<View item={item as never} site={site} />)
    } catch (cause) {
      return new NavbarItemError(item, cause)
    }
  }
  return undefined
}
