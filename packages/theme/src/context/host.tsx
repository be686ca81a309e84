import { type SiteData, toHref, toPath } from '@landing/schema'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  useSyncExternalStore,
} from 'react'
import { listen } from '../behaviours/events'
import type { ColorModeChoice } from '../mode/mode-choice'

/**
 * A host without a router: links are plain links, each page is a document. `path` is the route
 * path that is rendered on the server; without it the server renders `/`.
 */
export function plainHost(site: SiteData, path = '/'): ThemeHost {
  const { base } = site
  const onServer: HostLocation = { path, search: '', hash: '' }
  let current = onServer
  let address = ''

  function readLocation(): HostLocation {
    const { pathname, search, hash } = window.location
    if (address !== pathname + search + hash) {
      address = pathname + search + hash
      current = { path: toPath(base, pathname) ?? pathname, search, hash }
    }
    return current
  }

  const href = (route: string) => (route.startsWith('/') ? toHref(base, route) : route)
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a site, not while it renders
    Link: ({ href: route, ...rest }: LinkProps) => <a href={href(route)} {...rest} />,
    useLocation: () => useSyncExternalStore(onMove, readLocation, () => onServer),
    navigate: (route, options) => {
      if (options?.replace) window.history.replaceState(null, '', href(route))
      else window.location.assign(href(route))
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
  }
}

const onMove = (callback: () => void) => listen(window, 'popstate hashchange', callback)

/** Props of `Link`: those of an anchor, with an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Route path without the base, a full address, or `#hash`. */
  href: string
}

/** The current location. */
export interface HostLocation {
  /** Route path, without the base. */
  readonly path: string
  /** With `?`, or empty; empty on the server and in the first render in the browser. */
  readonly search: string
  /** With `#`, or empty; empty on the server and in the first render in the browser. */
  readonly hash: string
}

/** What the theme needs from the host application, such as a router. */
export interface ThemeHost {
  /** Renders an `a` element with the base added to route paths. */
  readonly Link: ComponentType<LinkProps>
  /** A hook: the current location. */
  useLocation(): HostLocation
  /** Opens a route path with search string and hash. */
  navigate(href: string, options?: { replace?: boolean }): void
  /**
   * Color mode of an application that has a toggle of its own; `null` follows the system, `undefined` is
   * not known yet. Needs `onColorModeChange`.
   */
  readonly colorMode?: ColorModeChoice | undefined
  /**
   * Takes a mode that a reader chooses in the theme. Given, the color mode is the application's: the theme shows
   * `colorMode`, and neither reads nor stores a choice.
   */
  onColorModeChange?(choice: ColorModeChoice): void
  /**
   * A hook: the navigation that failed while the old page stays, and how to try it again. Its absence means that
   * the host shows failures itself.
   */
  useLoadFailure?(): { readonly error: unknown; retry(): void } | undefined
  /**
   * HTML of an element that is the same on all pages, by an object that stands for it. For servers that render many
   * pages: what comes back once need not be rendered again. Default: everything is rendered.
   */
  staticHtml?(key: object, element: ReactElement): string | undefined
}
