import { type SiteData, toHref } from '@landing/schema'

/** A route path as a full address. */
export function fullAddress(site: Pick<SiteData, 'url' | 'base'>, path: string): string {
  return new URL(toHref(site.base, path), site.url).href
}
