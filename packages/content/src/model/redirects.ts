import {
  applyTrailingSlash,
  isFullAddress,
  type RedirectConfig,
  routeKey,
  splitHref,
  type TrailingSlash,
} from '@landing/schema'
import type { Finding } from '../diagnostics/codes'

export interface Redirects {
  readonly redirects: readonly RedirectConfig[]
  readonly findings: readonly Finding[]
}

const location = { file: 'configuration redirects' }

/** Checks redirects and shortens chains to one step. */
export function resolveRedirects(
  configured: readonly RedirectConfig[],
  isRoute: (key: string) => boolean,
  trailingSlash: TrailingSlash,
): Redirects {
  const findings: Finding[] = []
  const targets = new Map(configured.map(({ from, to }) => [routeKey(from), to]))
  const lastFrom = new Map(configured.map(({ from }, index) => [routeKey(from), index]))
  const redirects = configured.flatMap(({ from, to }, index): RedirectConfig[] => {
    if (lastFrom.get(routeKey(from)) !== index) {
      findings.push({
        code: 'redirects/unused',
        message: `There is another redirect from ${from}, so the one to ${to} is left out.`,
        location,
        help: 'Remove one of them.',
      })
      return []
    }
    const seen = new Set([routeKey(from)])
    let target = to
    for (;;) {
      const key = routeKey(target)
      const next = targets.get(key)
      if (next === undefined) break
      if (seen.has(key)) {
        findings.push({
          code: 'redirects/circle',
          message: `The redirect from ${from} leads back to itself.`,
          location,
          help: 'Let it lead to a page that exists.',
        })
        return []
      }
      seen.add(key)
      target = next
    }
    if (isRoute(routeKey(from))) {
      findings.push({
        code: 'redirects/unused',
        message: `There is a page at ${from}, so the redirect from there is left out.`,
        location,
        help: 'Remove the redirect.',
      })
      return []
    }
    const { pathname, search, hash } = splitHref(target)
    const end = isFullAddress(target)
      ? target
      : `${applyTrailingSlash(pathname, trailingSlash)}${search}${hash}`
    return [{ from: applyTrailingSlash(from, trailingSlash), to: end }]
  })
  return { redirects, findings }
}
