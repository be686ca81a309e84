import type { ReactNode } from 'react'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'

/** Id of every page's main content. */
export const MAIN_ID = 'main-content'

/** Where readers of narrow screens find the sidebar without script: below the content. */
export const SIDEBAR_ID = 'docs-sidebar'

/** First link of a page, for keyboard users: skips the navigation. */
export function SkipLink(): ReactNode {
  const { text } = useTheme()
  return (
    <a className="landing-skip-link" href={`#${MAIN_ID}`}>
      {text('skipToContent')}
    </a>
  )
}

export const SkipLinkPart = part('SkipLink', SkipLink)
