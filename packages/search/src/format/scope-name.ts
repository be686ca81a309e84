import type { SearchScope } from '@landing/schema'

/** Name of a scope in records and in filters: `all`, `docs@1.0`, `all@1.0+de`. Ids of contexts hold neither `@` nor `+`. */
export function scopeName({ context, version, locale }: SearchScope): string {
  return [
    context ?? 'all',
    version === undefined ? '' : `@${version}`,
    locale === undefined ? '' : `+${locale}`,
  ].join('')
}
