import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTheme } from '../host'
import { onLanded } from '../layout/on-landed'
import { MAIN_ID } from '../layout/skip-link'
import { useViewText } from '../messages/use-view-text'
import { Icon } from '../own-icon'

const SHOWN_BELOW = 300

/** A way up, which appears while a reader is already going up a long page. */
export function BackToTop(): ReactNode {
  const { host } = useTheme()
  const text = useViewText()
  const { path, hash } = host.useLocation()
  const [shown, setShown] = useState(false)
  const place = useRef(`${path} ${hash}`)
  const jumping = useRef(false)
  useEffect(() => {
    const here = `${path} ${hash}`
    if (here === place.current) return
    place.current = here
    jumping.current = true
    setShown(false)
  }, [path, hash])
  useEffect(() => {
    let previous = window.scrollY
    const onScroll = () => {
      const top = window.scrollY
      const atEnd = top + window.innerHeight >= document.documentElement.scrollHeight
      if (!jumping.current) setShown(top < previous && top > SHOWN_BELOW && !atEnd)
      previous = top
    }
    const stopLanding = onLanded(() => {
      jumping.current = false
    })
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      stopLanding()
    }
  }, [])
  const goUp = () => {
    window.scrollTo({ top: 0 })
    // The button goes away: who pressed it by the keyboard goes on at the top.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={text('backToTop')}
      hidden={!shown}
      onClick={goUp}
    >
      <Icon name="up" />
    </button>
  )
}
