import { toHref } from '@landing/schema'

/** Href of a link as it is written: route paths get the base, which is the same in every locale. */
export function siteHref(base: string, href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? toHref(base, href) : href
}
