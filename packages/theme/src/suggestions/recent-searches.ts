import { readStored, STORAGE_KEYS, writeStored } from '../mode/storage'

/** How many searches are remembered. */
const MOST = 5

/** The texts a reader searched for before, newest first. They never leave the browser. */
export function recentSearches(
  stored = readStored(STORAGE_KEYS.recentSearches),
): readonly string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(texts)
      ? texts.filter((text): text is string => typeof text === 'string').slice(0, MOST)
      : []
  } catch {
    // Invalid data in the storage is ignored.
    return []
  }
}

/** Stores the text of a search that led somewhere. A single letter is not stored. */
export function rememberSearch(text: string): void {
  const wanted = text.trim()
  if (wanted.length < 2) return
  const others = recentSearches().filter((other) => other.toLowerCase() !== wanted.toLowerCase())
  writeStored(STORAGE_KEYS.recentSearches, JSON.stringify([wanted, ...others].slice(0, MOST)))
}

/** Forgets all of them. */
export function forgetSearches(): void {
  writeStored(STORAGE_KEYS.recentSearches, null)
}
