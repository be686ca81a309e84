import type { Finding } from '@landing/markdown'
import { naturalOrder } from '@landing/markdown/authoring'
import {
  applyTrailingSlash,
  joinPath,
  type ResolvedDocs,
  type TrailingSlash,
} from '@landing/schema'
import { encodeSegment } from '../facts/doc-address'
import { currentVersion, releaseFolders } from '../settings/docs-places'

/** A version of a docs set with its position among the others. */
export interface VersionPlan {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Route path of the version's root, without a locale. */
  readonly path: string
  readonly banner?: 'unreleased' | 'unmaintained'
}

/** What makes `2.0.0-rc.1` a pre-release of `2.0.0`. */
const preRelease = /(?<=\d)[-.]?(?:alpha|beta|canary|dev|next|pre|preview|rc|snapshot)(?![a-z]).*$/i

const isRelease = (name: string) => /\d/.test(name) && !preRelease.test(name)

/** Newest first: names without a number, such as `main`, then by number, a release before its pre-releases. */
function compareVersions(a: string, b: string): number {
  return (
    naturalOrder(b.replace(preRelease, ''), a.replace(preRelease, '')) ||
    Number(preRelease.test(a)) - Number(preRelease.test(b)) ||
    naturalOrder(b, a)
  )
}

/**
 * Orders the versions of a docs set: `current`, then the others, newest first. The latest one, by default the newest release, has
 * no version in its address. Without versions `current` is the latest.
 */
export function planVersions(
  docs: ResolvedDocs,
  names: readonly string[],
  trailingSlash: TrailingSlash,
): VersionPlan[] {
  const released = names.filter((name) => name !== currentVersion).sort(compareVersions)
  const ordered = [...names.filter((name) => name === currentVersion), ...released]
  const { lastVersion = '' } = docs
  const latest = released.find(isRelease) ?? released[0] ?? currentVersion
  const last = ordered.includes(lastVersion) ? lastVersion : latest
  return ordered.map((name, index) => {
    const versionConfig = docs.versions[name]
    const isCurrent = name === currentVersion
    const segment = isCurrent ? 'next' : encodeSegment(name)
    const path = versionConfig?.path ?? (name === last ? '' : segment)
    const banner = versionConfig?.banner ?? bannerAt(index - ordered.indexOf(last))
    return {
      name,
      label: versionConfig?.label ?? (isCurrent ? docs.currentVersionLabel : name),
      isLast: name === last,
      path: applyTrailingSlash(joinPath(docsRoot(docs), path), trailingSlash),
      ...(banner !== 'none' && { banner }),
    }
  })
}

/** The default banner of a version by its position relative to the latest. */
function bannerAt(place: number): 'none' | 'unreleased' | 'unmaintained' {
  if (place === 0) return 'none'
  return place < 0 ? 'unreleased' : 'unmaintained'
}

/** Version names in the configuration of a docs set that do not exist. */
export function unknownVersions(docs: ResolvedDocs, names: readonly string[]): Finding[] {
  const given = [
    ...(docs.lastVersion === undefined ? [] : [['lastVersion', docs.lastVersion] as const]),
    ...Object.keys(docs.versions).map((name) => ['versions', name] as const),
  ]
  return given
    .filter(([, name]) => !names.includes(name))
    .map(([option, name]) => ({
      code: 'docs/unknown-version',
      message: `Unknown version "${name}" in "${option}" of the docs set "${docs.id}".`,
      location: { file: `configuration docs.${option}` },
      help: `Versions: ${names.join(', ') || 'none'}. A version is a folder in "${releaseFolders(docs.path)[0]}".`,
    }))
}

/** Route path of a docs set, without a locale. */
export function docsRoot(docs: ResolvedDocs): string {
  return joinPath(docs.routeBasePath)
}
