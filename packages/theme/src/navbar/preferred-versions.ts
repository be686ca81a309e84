import type { SiteData } from '@landing/schema'
import { useEffect, useSyncExternalStore } from 'react'
import { onStored, readStored, STORAGE_KEYS, writeStored } from '../mode/storage'

/**
 * The version a reader chose for each docs set, by its id; empty on the server and while hydrating.
 * A stored name that no version has any more is removed.
 */
export function usePreferredVersions(site: SiteData): Readonly<Record<string, string>> {
  const kept = site.theme.docs?.versionPersistence !== 'none'
  const text = useSyncExternalStore(
    (callback) => {
      const stops = site.docs.map(({ id }) => onStored(STORAGE_KEYS.preferredVersion(id), callback))
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => (kept ? JSON.stringify(storedVersions(site)) : '{}'),
    () => '{}',
  )
  useEffect(() => {
    if (!kept) return
    for (const { id, versions } of site.docs) {
      const key = STORAGE_KEYS.preferredVersion(id)
      const stored = readStored(key)
      if (stored !== null && !versions.some(({ name }) => name === stored)) writeStored(key, null)
    }
  }, [site, kept])
  return JSON.parse(text) as Readonly<Record<string, string>>
}

function storedVersions(site: SiteData): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { id, versions } of site.docs) {
    const stored = readStored(STORAGE_KEYS.preferredVersion(id))
    if (stored !== null && versions.some(({ name }) => name === stored)) found[id] = stored
  }
  return found
}
