import { onStored, readStored, STORAGE_KEYS, writeStored } from '../mode/storage'
import { all, type Cleanup, documentOf, findAll, on } from './events'

const { announcementId, announcementDismiss } = STORAGE_KEYS

/** A misspelled id that older sites stored. */
const OLD_ID = 'annoucement-bar'

/** Closes an announcement permanently, here and in other tabs. A new one is shown again. */
export function closeAnnouncement(root: ParentNode): Cleanup {
  const { dataset } = documentOf(root).documentElement
  const hideDismissed = () => {
    if (readStored(announcementDismiss) !== 'true') return
    dataset.announcementBarInitiallyDismissed = 'true'
  }
  for (const bar of findAll(root, '[data-announcement]')) {
    rememberAnnouncement(bar)
    hideDismissed()
  }
  return all(
    on(root, 'click', '[data-announcement] [data-dismiss]', (button) => {
      writeStored(announcementDismiss, 'true')
      hideDismissed()
      // The hidden button loses the focus, which goes to the next control that is visible: others do not take it.
      const next = button.closest('[data-announcement]')?.nextElementSibling
      for (const control of next?.querySelectorAll<HTMLElement>('a, button') ?? []) {
        control.focus()
        if (control.matches(':focus')) break
      }
    }),
    onStored(announcementDismiss, hideDismissed),
  )
}

/** Remembers which announcement was shown. */
function rememberAnnouncement({ dataset, style }: HTMLElement): void {
  const { announcement: id = '', background, text } = dataset
  const stored = readStored(announcementId)
  if ((stored === OLD_ID ? 'announcement-bar' : stored) !== id) {
    writeStored(announcementDismiss, 'false')
  }
  writeStored(announcementId, id)
  // The policy allows no style attributes, but script may set properties.
  if (background) style.setProperty('--landing-announcement-background', background)
  if (text) style.setProperty('--landing-announcement-text', text)
}
