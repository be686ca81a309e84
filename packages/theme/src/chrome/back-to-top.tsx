import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTheme } from '../host'
import { Icon } from '../icons'
import { useViewText } from '../messages/use-view-text'

const SHOWN_BELOW = 300

/** A way up, which appears while a reader is already going up a long page. */
export function BackToTop(): ReactNode {
  const { host } = useTheme()
  const text = useViewText()
  const { path, hash } = host.useLocation()
  const [shown, setShown] = useState(false)
  const jumped = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump is a change of path or hash
  useEffect(() => {
    jumped.current = true
    setShown(false)
  }, [path, hash])
  useEffect(() => {
    let previous = window.scrollY
    const onScroll = () => {
      const top = window.scrollY
      const atEnd = top + window.innerHeight >= document.documentElement.scrollHeight
      if (!jumped.current) setShown(top < previous && top > SHOWN_BELOW && !atEnd)
      jumped.current = false
      previous = top
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={text('backToTop')}
      hidden={!shown}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
    </button>
  )
}
