import type { Code, Finding } from '@landing/markdown'
import {
  applyTrailingSlash,
  isFullAddress,
  routeKey,
  type SourceLocation,
  splitHref,
  type TrailingSlash,
} from '@landing/schema'
import type { PlacedRedirect } from '../hooks/site-hooks'

/** Where a redirect is written. */
export const placeOfRedirect = ({ location }: PlacedRedirect): SourceLocation =>
  location ?? { file: 'configuration redirects' }

export interface Redirects {
  readonly redirects: readonly PlacedRedirect[]
  readonly findings: readonly Finding[]
}

/** Checks redirects and shortens chains to one step. */
export function resolveRedirects(
  configured: readonly PlacedRedirect[],
  isRoute: (key: string) => boolean,
  trailingSlash: TrailingSlash,
): Redirects {
  const findings: Finding[] = []
  const targets = new Map(configured.map(({ from, to }) => [routeKey(from), to]))
  const nextOf = (path: string) => targets.get(routeKey(path))
  const lastFrom = new Map(configured.map(({ from }, index) => [routeKey(from), index]))
  const redirects = configured.flatMap((redirect, index): PlacedRedirect[] => {
    const { from, to } = redirect
    const leaveOut = (code: Code, message: string, help: string): [] => {
      findings.push({ code, message, location: placeOfRedirect(redirect), help })
      return []
    }
    if (lastFrom.get(routeKey(from)) !== index) {
      const message = `There is another redirect from ${from}, so the one to ${to} is left out.`
      return leaveOut('redirects/unused', message, 'Remove one of them.')
    }
    const seen = new Set([routeKey(from)])
    let target = to
    for (let next = nextOf(to); next !== undefined; next = nextOf(target)) {
      const key = routeKey(target)
      if (seen.has(key)) {
        const message = `The redirect from ${from} leads back to itself.`
        return leaveOut('redirects/circle', message, 'Let it lead to a page that exists.')
      }
      seen.add(key)
      target = next
    }
    if (isRoute(routeKey(from))) {
      const message = `There is a page at ${from}, so the redirect from there is left out.`
      return leaveOut('redirects/unused', message, 'Remove the redirect.')
    }
    const { pathname, search, hash } = splitHref(target)
    const end = isFullAddress(target)
      ? target
      : `${applyTrailingSlash(pathname, trailingSlash)}${search}${hash}`
    return [{ ...redirect, from: applyTrailingSlash(from, trailingSlash), to: end }]
  })
  return { redirects, findings }
}
