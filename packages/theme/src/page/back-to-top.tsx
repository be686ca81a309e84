import type { ReactNode } from 'react'
import { backToTop } from '../behaviours/back-to-top'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { useViewText } from '../context/use-view-text'
import { IconPart } from '../primitives/icon'

/** A button that leads to the top. A behaviour shows it while a reader goes up a long page. */
export function BackToTop(): ReactNode {
  const { path, hash } = useTheme().host.useLocation()
  const text = useViewText()
  const ref = useBehaviour<HTMLButtonElement>(backToTop, [path, hash])
  return (
    <button
      type="button"
      className="landing-back-to-top"
      ref={ref}
      aria-label={text('backToTop')}
      hidden
    >
      <IconPart name="up" />
    </button>
  )
}

export const BackToTopPart = part('BackToTop', BackToTop)
