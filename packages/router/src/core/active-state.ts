import { type ActiveRules, isActiveLink, isSamePage } from '@landing/schema'

/**
 * Returns the `aria-current` value of a link to `to` while `path` is shown: `page` for the page itself, `true` for
 * another page that makes the link active. Both are route paths.
 */
export function activeState(
  path: string,
  to: string,
  rules?: ActiveRules,
): 'page' | 'true' | undefined {
  if (!isActiveLink(path, to, rules)) return undefined
  return isSamePage(path, to) ? 'page' : 'true'
}
