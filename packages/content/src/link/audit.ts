import type { Finding } from '@landing/markdown'
import { didYouMean } from '@landing/markdown/authoring'
import {
  decodePath,
  isBelow,
  isFullAddress,
  routeKey,
  type SourceLocation,
  splitHref,
  withoutTrailingSlashes,
} from '@landing/schema'
import type { PlacedRedirect } from '../hooks/site-hooks'
import { placeOfRedirect } from '../model/redirects'

/** Input of the audit: a rendered page. */
export interface AuditedPage {
  readonly path: string
  readonly ids: readonly string[]
  readonly links: readonly PlacedLink[]
}

/** A link, and where it is. */
export interface PlacedLink {
  readonly href: string
  readonly location: SourceLocation
  /** It is an image. */
  readonly isImage?: boolean
}

/** What exists besides the rendered pages. */
export interface KnownTargets {
  readonly paths: readonly string[]
  readonly files: readonly string[]
  /** Files to suggest; default: all of them. */
  readonly authored?: readonly string[]
  /** Route paths of sections that are missing in this build; links below them are not checked. */
  readonly leftOut?: readonly string[]
  /** Links that are on no page. */
  readonly links?: readonly PlacedLink[]
  /** Their targets are checked too. */
  readonly redirects?: readonly PlacedRedirect[]
}

/** Names that are compared for "Did you mean", which takes about two seconds: thousands of mistakes have one cause. */
const mostCompared = 2_000_000

/** Checks every internal link and every hash of a rendered site, and where its redirects lead. */
export function auditLinks(pages: readonly AuditedPage[], site: KnownTargets): Finding[] {
  const findings: Finding[] = []
  const idsByKey = new Map(pages.map((page) => [routeKey(page.path), new Set(page.ids)]))
  const paths = new Map(
    [...site.paths, ...pages.map((page) => page.path)].map((path) => [routeKey(path), path]),
  )
  const files = new Set(site.files.map(decodePath))
  const targets = [...paths.values(), ...(site.authored ?? site.files).map(decodePath)]
  const helpByPath = new Map<string, string>()
  let compared = 0
  const isThere = (path: string) =>
    paths.has(routeKey(path)) ||
    files.has(decodePath(path)) ||
    // Hosts answer for a folder with its page.
    files.has(`${withoutTrailingSlashes(decodePath(path))}/index.html`) ||
    site.leftOut?.some((root) => isBelow(path, root))

  for (const { links } of [site, ...pages]) {
    for (const { href, location, isImage } of links ?? []) {
      const { pathname, hash } = splitHref(href)
      const ids = idsByKey.get(routeKey(pathname))
      // Browsers look for a text on the page: `#usage:~:text=install`.
      const id = decodePath(hash.slice(1).split(':~:')[0] ?? '')
      if (!isThere(pathname)) findings.push(brokenLink(pathname, location, isImage))
      else if (ids && id !== '' && id !== 'top' && !ids.has(id)) {
        findings.push(brokenAnchor(pathname, id, ids, location))
      }
    }
  }
  for (const redirect of site.redirects ?? []) {
    const { from, to } = redirect
    const { pathname } = splitHref(to)
    if (isFullAddress(to) || isThere(pathname)) continue
    findings.push({
      code: 'redirects/no-target',
      message: `The redirect from ${from} leads to ${pathname}, where there is no page and no file.`,
      location: placeOfRedirect(redirect),
      help: suggest(pathname, targets, 'Correct the address, or remove it.'),
    })
  }
  return findings

  function brokenLink(pathname: string, location: SourceLocation, isImage = false): Finding {
    // A broken link of the navigation occurs on every page.
    const help =
      helpByPath.get(pathname) ?? suggest(pathname, targets, 'Correct the address, or remove it.')
    helpByPath.set(pathname, help)
    return {
      code: 'links/broken',
      message: isImage
        ? `The image ${pathname} does not exist.`
        : `The link leads to ${pathname}, where there is no page and no file.`,
      location,
      help,
    }
  }

  function brokenAnchor(
    pathname: string,
    id: string,
    ids: ReadonlySet<string>,
    location: SourceLocation,
  ): Finding {
    const help = suggest(id, ids, 'Name the id of a heading, or leave the hash out.', '#')
    return {
      code: 'links/broken-anchor',
      message: `The link leads to "#${id}" on ${pathname}, but the page has no such anchor.`,
      location,
      help,
    }
  }

  function suggest(
    name: string,
    names: ReadonlySet<string> | readonly string[],
    otherwise: string,
    prefix = '',
  ): string {
    compared += 'size' in names ? names.size : names.length
    if (compared > mostCompared) return otherwise
    return didYouMean(name, names, otherwise, (near) => prefix + near)
  }
}
