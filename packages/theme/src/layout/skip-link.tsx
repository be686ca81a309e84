import type { ReactNode } from 'react'
import { useTheme } from '../host'

/** Id of every page's main content. */
export const MAIN_ID = 'main-content'

/** The first stop of the keyboard: over the navigation to the content. */
export function SkipLink(): ReactNode {
  const { text } = useTheme()
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      {text('skipToContent')}
    </a>
  )
}
