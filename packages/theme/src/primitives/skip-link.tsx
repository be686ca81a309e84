import { pageIds } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'

/** First link of a page, for keyboard users: skips the navigation. */
export function SkipLink(): ReactNode {
  const { text } = useTheme()
  return (
    <a className="landing-skip-link" href={`#${pageIds.main}`}>
      {text('skipToContent')}
    </a>
  )
}

export const SkipLinkPart = part('SkipLink', SkipLink)
