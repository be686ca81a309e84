import { basename } from 'node:path'
import type { DocsOrigin, ResolvedDocs, VersionOrigin } from '@landing/schema'
import { readRecord } from './record'

/** Origins of the versions of a fetched docs set, by name. */
export function versionOrigins(
  contentDir: string,
  docs: ResolvedDocs,
  { git, address }: DocsOrigin,
): Readonly<Record<string, VersionOrigin>> {
  const record = readRecord(contentDir, docs)
  if (record === undefined) return {}
  const { license, licenseFile, versions } = record
  // The last segment of an address or a folder: local paths must not be published.
  const name = address ? new URL(address).pathname.slice(1) : basename(git, '.git')
  const origins = Object.entries(versions).map(([version, { ref }]): [string, VersionOrigin] => [
    version,
    {
      name,
      ref,
      ...(address && { href: `${address}/tree/${ref}` }),
      ...(license && { license }),
      ...(address && licenseFile && { licenseHref: `${address}/blob/${ref}/${licenseFile}` }),
    },
  ])
  return Object.fromEntries(origins)
}
