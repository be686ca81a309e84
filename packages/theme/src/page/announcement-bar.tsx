import type { ReactNode } from 'react'
import { whenPresent } from '../behaviours/events'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { useViewText } from '../context/use-view-text'
import { defaultAnnouncement, defaultCloseable } from '../mode/theme-defaults'
import { Html } from '../primitives/html'
import { IconPart } from '../primitives/icon'

/**
 * A line above the navbar. It is in every document; the boot script hides it before first paint when
 * this one was closed before, and a behaviour closes it.
 */
export function AnnouncementBar(): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const bar = site.theme.announcementBar
  const ref = useBehaviour<HTMLElement>(
    (element) =>
      whenPresent(element, '[data-announcement]', () =>
        import('../behaviours/announcement').then((module) => module.closeAnnouncement),
      ),
    [bar],
  )
  if (!bar) return null
  return (
    <section
      className="landing-announcement"
      ref={ref}
      aria-label={text('announcement')}
      data-announcement={bar.id ?? defaultAnnouncement}
      data-background={bar.backgroundColor}
      data-text={bar.textColor}
    >
      <Html className="landing-announcement-text" html={bar.content} />
      {(bar.isCloseable ?? defaultCloseable) ? (
        <button
          type="button"
          className="landing-icon-button landing-needs-script"
          aria-label={text('close')}
          data-dismiss=""
        >
          <IconPart name="close" />
        </button>
      ) : null}
    </section>
  )
}

export const AnnouncementBarPart = part('AnnouncementBar', AnnouncementBar)
