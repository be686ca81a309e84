import { onStored, readStored, STORAGE_KEYS, writeStored } from '../mode/storage'

/** A misspelling of older sites that still stands in readers' storages. */
const OLD_ID = 'annoucement-bar'

/** Remembers which announcement was shown: another one shows even to those who closed the last. */
export function noteAnnouncement(page: Document = document): void {
  const bar = page.querySelector<HTMLElement>('[data-announcement]')
  if (!bar) return
  const id = bar.dataset.announcement ?? ''
  const stored = readStored(STORAGE_KEYS.announcementId)
  if ((stored === OLD_ID ? 'announcement-bar' : stored) !== id) {
    writeStored(STORAGE_KEYS.announcementDismiss, 'false')
  }
  writeStored(STORAGE_KEYS.announcementId, id)
  // The policy allows no style attributes, but script may set properties.
  const { background, text } = bar.dataset
  if (background) bar.style.setProperty('--announcement-background', background)
  if (text) bar.style.setProperty('--announcement-text', text)
}

/** Closes the announcement for good. */
export function dismissAnnouncement(page: Document = document): void {
  writeStored(STORAGE_KEYS.announcementDismiss, 'true')
  hideAnnouncement(page)
}

/** Closes the announcement when it is closed in another tab. Returns the way to stop. */
export function followAnnouncement(page: Document = document): () => void {
  return onStored(STORAGE_KEYS.announcementDismiss, () => {
    if (readStored(STORAGE_KEYS.announcementDismiss) === 'true') hideAnnouncement(page)
  })
}

function hideAnnouncement(page: Document): void {
  page.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
}
