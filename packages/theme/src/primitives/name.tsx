import type { ReactNode } from 'react'
import { useOptionalTheme } from '../context/theme-context'
import { breakable } from './breakable'

/**
 * The name of a page, section or package. On right-to-left pages it has a direction of its own:
 * without, `@landing/theme` is drawn as `landing/theme@`. Others do without the element, of which a
 * sidebar may have thousands.
 */
export function Name({ text }: { readonly text: string }): ReactNode {
  const direction = useOptionalTheme()?.site.locale.direction
  const name = breakable(text)
  return direction === 'rtl' ? <bdi>{name}</bdi> : name
}
