import { createHash } from 'node:crypto'
import { toHref } from '@landing/schema'

interface OfflineSite {
  readonly base: string
  /** Route paths of all files of the build, and what names their contents. */
  readonly paths: readonly string[]
  /** Folders whose files never change. */
  readonly folders: readonly string[]
  readonly contents: string
  /** Code of the worker. */
  readonly code: string
}

/** The service worker of a site that can be read offline. It fetches scripts, styles and the search ahead. */
export function serviceWorker({ base, paths, folders, contents, code }: OfflineSite): string {
  const files = paths
    .filter((path) => /^\/assets\/.*\.(?:js|css|woff2)$|^\/search(?:\/|\.html$)/.test(path))
    .map((path) => toHref(base, path.replace(/(?<=\/)index\.html$|\.html$/, '')))
    .sort()
  const build = {
    id: createHash('sha256')
      .update(contents + code)
      .digest('base64url')
      .slice(0, 12),
    base,
    folders,
    files,
  }
  return `self.landingOffline = ${JSON.stringify(build)}\n${code}`
}
