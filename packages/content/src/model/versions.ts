import {
  applyTrailingSlash,
  joinPath,
  type ResolvedDocs,
  type TrailingSlash,
} from '@landing/schema'
import { encodeSegment } from '../facts/doc-address'
import { naturalOrder } from '../text/natural-order'

/** A version of a docs set with its place among the others. */
export interface VersionPlan {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Route path of the version's root, without a locale. */
  readonly path: string
  readonly banner?: 'unreleased' | 'unmaintained'
}

/** Name of the version in the docs folder itself. */
export const currentVersion = 'current'

/**
 * Orders the versions of a docs set: the newest released one is the latest and has no version in
 * its address; `current` lies under `next` beside it. Without released versions `current` is the latest.
 */
export function planVersions(
  docs: ResolvedDocs,
  names: readonly string[],
  trailingSlash: TrailingSlash,
): VersionPlan[] {
  const released = names
    .filter((name) => name !== currentVersion)
    .sort((a, b) => naturalOrder(b, a))
  const hasCurrent = names.includes(currentVersion)
  const last = released[0] ?? currentVersion
  const root = docsRoot(docs)
  const plan = (name: string, segment: string, label: string, place: number): VersionPlan => ({
    name,
    label,
    isLast: name === last,
    path: applyTrailingSlash(joinPath(root, name === last ? '' : segment), trailingSlash),
    ...(place < 0 && { banner: 'unreleased' as const }),
    ...(place > 0 && { banner: 'unmaintained' as const }),
  })
  const current = released.length === 0 ? 0 : -1
  return [
    ...(hasCurrent ? [plan(currentVersion, 'next', docs.currentVersionLabel, current)] : []),
    ...released.map((name, index) => plan(name, encodeSegment(name), name, index)),
  ]
}

/** Route path of a docs set, without a locale. */
export function docsRoot(docs: ResolvedDocs): string {
  return joinPath(docs.routeBasePath)
}
