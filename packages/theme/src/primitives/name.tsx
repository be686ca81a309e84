import type { ReactNode } from 'react'
import { useOptionalTheme } from '../context/theme-context'
import { breakable } from './breakable'

interface NameProps {
  readonly text: string
  /** Visually hidden prefix; still read aloud, found and copied. */
  readonly prefix?: string | undefined
}

/**
 * The name of a page, section or package. On right-to-left pages it has a direction of its own:
 * without, `@landing/theme` is drawn as `landing/theme@`. Others do without the element, of which a
 * sidebar may have thousands.
 */
export function Name({ text, prefix = '' }: NameProps): ReactNode {
  const direction = useOptionalTheme()?.site.locale.direction
  const rest = breakable(text.slice(prefix.length))
  const name =
    prefix === '' ? (
      rest
    ) : (
      <span>
        <b>{prefix}</b>
        {rest}
      </span>
    )
  return direction === 'rtl' ? <bdi>{name}</bdi> : name
}
