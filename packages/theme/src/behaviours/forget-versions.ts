import { readStored, STORAGE_KEYS, writeStored } from '../mode/storage'
import { documentOf } from './events'

/** Removes stored names of versions that the docs sets of the site do not have any more. */
export function forgetVersions(root: ParentNode): void {
  const page = documentOf(root).querySelector<HTMLElement>('[data-versions]')
  const sets: Record<string, string[]> = JSON.parse(page?.dataset.versions ?? '{}')
  for (const [docsSet, names] of Object.entries(sets)) {
    const key = STORAGE_KEYS.preferredVersion(docsSet)
    const name = readStored(key)
    if (name !== null && !names.includes(name)) writeStored(key, null)
  }
}
