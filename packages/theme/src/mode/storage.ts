/** Keys of the theme's values in local storage. */
export const STORAGE_KEYS = {
  theme: 'theme',
  contrast: 'landing.contrast',
  slash: 'landing.slash',
  sidebarWidth: 'landing.sidebar-width',
  recentSearches: 'landing.recent-searches',
  announcementDismiss: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  preferredVersion: (docsSet: string) => `docs-preferred-version-${docsSet}`,
  /** Prefix of the keys. */
  value: 'landing.value.',
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

/** Values that the storage refused: they last as long as the document. */
const unstored = new Map<string, string | null>()

/** A stored text, or `null` when there is none. Without a storage: what was chosen since the document opened. */
export function readStored(key: string): string | null {
  return unstored.get(key) ?? attempt((storage) => storage.getItem(key))
}

/** True if there is a key that begins so. */
export function hasStored(start: string): boolean {
  return attempt((storage) => Object.keys(storage).some((key) => key.startsWith(start))) ?? false
}

/** Stores a text, or removes the key for `null`. Notifies the listeners of this tab, too. */
export function writeStored(key: string, value: string | null): void {
  if (readStored(key) === value) return
  const isStored = attempt((storage) => {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  })
  if (isStored) unstored.delete(key)
  else unstored.set(key, value)
  for (const listener of listeners) listener(key)
}

/**
 * Calls back when one of the keys changes, here or in another tab, or while this page lay in the
 * browser's history. Returns a cleanup function.
 */
export function onStored(key: string, callback: () => void): () => void {
  let lastValue = readStored(key)
  const notify = () => {
    lastValue = readStored(key)
    callback()
  }
  const here = (changed: string) => {
    if (changed === key) notify()
  }
  // A cleared storage is announced with the key null.
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  // A page in the back/forward cache gets no events, and is not loaded again.
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted && readStored(key) !== lastValue) notify()
  }
  listeners.add(here)
  window.addEventListener('storage', elsewhere)
  window.addEventListener('pageshow', restored)
  return () => {
    listeners.delete(here)
    window.removeEventListener('storage', elsewhere)
    window.removeEventListener('pageshow', restored)
  }
}
