import type { AnchorHTMLAttributes, ComponentType, ReactElement } from 'react'

/** Props of `Link`: those of an anchor, with an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Route path without the base, a full address, or `#hash`. */
  href: string
}

/** Where the reader is, as the host of the theme tells it. `path` is without the base. */
export interface HostLocation {
  /** Route path. */
  readonly path: string
  /** With `?`, or empty; empty on the server and in the first render in the browser. */
  readonly search: string
  /** With `#`, or empty; empty on the server and in the first render in the browser. */
  readonly hash: string
}

/** What the theme needs of the site it is used in. A router is one way to give it. */
export interface ThemeHost {
  /** Renders an `a` element with the base added to route paths. */
  readonly Link: ComponentType<LinkProps>
  /** A hook: the current location. */
  useLocation(): HostLocation
  /** Opens a route path with search string and hash. */
  navigate(href: string, options?: { replace?: boolean }): void
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
