import type { ReactNode } from 'react'
import { backToTop } from '../behaviours/back-to-top'
import { useBehaviour } from '../behaviours/use-behaviour'
import { useTheme } from '../host'
import { useViewText } from '../messages/use-view-text'
import { Icon } from '../own-icon'

/** A button that leads to the top. A behaviour shows it while a reader goes up a long page. */
export function BackToTop(): ReactNode {
  const { path, hash } = useTheme().host.useLocation()
  const text = useViewText()
  const ref = useBehaviour<HTMLButtonElement>(backToTop, [path, hash])
  return (
    <button type="button" className="back-to-top" ref={ref} aria-label={text('backToTop')} hidden>
      <Icon name="up" />
    </button>
  )
}
