/** Keys of what the theme remembers in local storage. */
export const STORAGE_KEYS = {
  theme: 'theme',
  contrast: 'landing.contrast',
  recentSearches: 'landing.recent-searches',
  announcementDismiss: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  preferredVersion: (docsSet: string) => `docs-preferred-version-${docsSet}`,
  tabs: (group: string) => `docusaurus.tab.${group}`,
} as const

let warned = false

function attempt<T>(action: (storage: Storage) => T): T | null {
  if (typeof window === 'undefined') return null
  try {
    return action(window.localStorage)
  } catch (error) {
    if (!warned)
      console.warn('Browser storage is not available; choices are not remembered.', error)
    warned = true
    return null
  }
}

const listeners = new Set<(key: string) => void>()

/** A stored text, or `null` when there is none or storage is not available. */
export function readStored(key: string): string | null {
  return attempt((storage) => storage.getItem(key))
}

/** Stores a text, or removes the key for `null`. Listeners of this tab are told as well. */
export function writeStored(key: string, value: string | null): void {
  if (readStored(key) === value) return
  attempt((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value)))
  for (const listener of listeners) listener(key)
}

/** Calls back when one of the keys changes, here or in another tab. Returns the way to stop. */
export function onStored(key: string, callback: () => void): () => void {
  const here = (changed: string) => {
    if (changed === key) callback()
  }
  // A cleared storage is announced with the key null.
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback()
  }
  listeners.add(here)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(here)
    window.removeEventListener('storage', elsewhere)
  }
}
