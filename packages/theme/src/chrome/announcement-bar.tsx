import type { ReactNode } from 'react'
import { useTheme } from '../host'
import { useViewText } from '../messages/use-view-text'
import { Icon } from '../own-icon'

/**
 * A line above the bar. It is in every document; the boot script hides it before first paint when
 * this one was closed before, and the behaviours close it.
 */
export function AnnouncementBar(): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const bar = site.theme.announcementBar
  if (!bar) return null
  return (
    <section
      className="announcement"
      aria-label={text('announcement')}
      data-announcement={bar.id ?? 'announcement-bar'}
      data-background={bar.backgroundColor}
      data-text={bar.textColor}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's owner */}
      <div className="announcement-text" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {(bar.isCloseable ?? true) ? (
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={text('close')}
          data-dismiss=""
        >
          <Icon name="close" />
        </button>
      ) : null}
    </section>
  )
}
