import type { Finding } from '@landing/markdown'
import { escapeRegExp } from '@landing/markdown/authoring'
import {
  decodePath,
  isFullAddress,
  isScriptAddress,
  joinPath,
  routeKey,
  splitHref,
} from '@landing/schema'
import type { PlacedRedirect } from '../hooks/site-hooks'
import { placeOfRedirect, type Redirects } from './redirects'

/** `:name` is one segment of a path or a part of it, `:name*` any number of segments, also none. */
const placeholder = /:([a-z]\w*)(\*?)/gi

/**
 * Writes redirects with placeholders out, one for each page to which they lead: a static host knows no patterns. An address
 * that has a page or another redirect keeps it.
 *
 * @param paths route paths of all pages
 */
export function expandPatterns(
  configured: readonly PlacedRedirect[],
  paths: readonly string[],
): Redirects {
  const findings: Finding[] = []
  const report = (redirect: PlacedRedirect, problem: Pick<Finding, 'message' | 'help'>) =>
    findings.push({
      code: 'redirects/no-target',
      location: placeOfRedirect(redirect),
      ...problem,
    })
  const usable = configured.filter((redirect) => {
    if (isUsable(redirect)) return true
    const { from, to } = redirect
    report(redirect, {
      message: `The redirect from "${from}" to "${to}" is left out: a static site cannot have it.`,
      help: 'It leads from a path without "..", "?" and "#" to a path or an address.',
    })
    return false
  })
  const isPattern = ({ from }: PlacedRedirect) => namesOf(from).length > 0
  const plain = usable.filter((redirect) => !isPattern(redirect))
  const taken = new Set([...paths, ...plain.map(({ from }) => from)].map(routeKey))
  const written = usable.filter(isPattern).flatMap((redirect) => {
    const { redirects, problem } = pagesOf(redirect, paths)
    if (problem) report(redirect, problem)
    return redirects.filter(({ from }) => {
      const isFree = !taken.has(routeKey(from))
      taken.add(routeKey(from))
      return isFree
    })
  })
  return { redirects: [...plain, ...written], findings }
}

/** The redirects to each page that a pattern leads to, or why there are none. */
function pagesOf(redirect: PlacedRedirect, paths: readonly string[]) {
  const { from, to } = redirect
  const { pathname, search, hash } = splitHref(to)
  const names = namesOf(pathname)
  if (isFullAddress(to) || names.toSorted().join() !== namesOf(from).toSorted().join()) {
    const problem = {
      message: `The redirect from ${from} is left out: the pages at "${to}" are not known.`,
      help: 'Let "to" be a path of the site with the placeholders of "from", or write the addresses one by one.',
    }
    return { redirects: [], problem }
  }
  const pattern = patternOf(pathname)
  const redirects = paths.flatMap((path) => {
    const values = pattern.exec(withoutSlash(path))?.slice(1)
    if (values === undefined) return []
    const old = from.replace(placeholder, (_, name) => values[names.indexOf(name)] ?? '')
    return { ...redirect, from: joinPath(old), to: path + search + hash }
  })
  if (redirects.length > 0) return { redirects }
  const problem = {
    message: `The redirect from ${from} is left out: no page has an address like ${pathname}.`,
    help: 'Correct the address, or remove it.',
  }
  return { redirects, problem }
}

/** The configuration is checked before; redirects of plugins are not. */
const isUsable = ({ from, to }: PlacedRedirect) =>
  /^\/(?!.*\/\/)[^?#]*$/.test(from) &&
  !/\/\.\.?(?:\/|$)|\\/.test(decodePath(from)) &&
  to !== '' &&
  !isScriptAddress(to)

const namesOf = (path: string): string[] =>
  [...path.matchAll(placeholder)].map(([, name = '']) => name)

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

/** Matches paths without a slash at their end; its groups are the placeholders in their order. */
function patternOf(path: string): RegExp {
  // Every second part is a placeholder, with the slash before it.
  const parts = withoutSlash(path).split(/(\/?:[a-z]\w*\*?)/i)
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return escapeRegExp(part)
    const slash = part.startsWith('/') ? '/' : ''
    if (!part.endsWith('*')) return `${slash}([^/]+)`
    return slash ? '(?:/(.*))?' : '(.*)'
  })
  return new RegExp(`^${source.join('')}$`)
}
