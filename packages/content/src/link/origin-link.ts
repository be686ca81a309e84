import { posix } from 'node:path'
import type { DocsVersionModel, ResolvedConfig } from '@landing/schema'
import { docsOf, splitSource } from '../settings/docs-places'

/**
 * Address, in the repository of a fetched document, of a file that its source does not publish. Undefined for paths below a folder
 * that was fetched whole: what is missing there is a mistake.
 */
export function originLink(
  path: string,
  { source, version }: { readonly source: string; readonly version: DocsVersionModel },
  config: ResolvedConfig,
): string | undefined {
  const docs = docsOf(config, version.docsSet)
  const { origin } = docs ?? {}
  const address = version.origin?.href
  if (docs === undefined || origin === undefined || address === undefined) return undefined
  const isRoot = origin.dir === '.'
  const folder = posix.dirname(posix.join(origin.dir, splitSource(source, docs)?.path ?? ''))
  const wanted = posix.join(folder, path)
  if (wanted.startsWith('..')) return undefined
  const isWhole = origin.files === undefined && !(isRoot && !wanted.endsWith('.md'))
  if (isWhole && (isRoot || `${wanted}/`.startsWith(`${origin.dir}/`))) return undefined
  return `${address}/${wanted.split('/').map(encodeURIComponent).join('/')}`
}
