import type { TableData } from '@landing/schema'
import { digest } from '../text/digest'

const viewHashes = new WeakMap<TableData, string>()

/** The hash by which a cached page knows that a view is still the same. */
export function hashView(view: TableData | undefined): string {
  if (view === undefined) return ''
  const known = viewHashes.get(view)
  if (known !== undefined) return known
  const hash = digest(JSON.stringify(view), 16)
  viewHashes.set(view, hash)
  return hash
}
