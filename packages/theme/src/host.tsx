import type { SearchProvider, Sidebar, SidebarRef, SiteData } from '@landing/schema'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'
import type { ThemeComponents } from './components-map'
import type { Messages } from './messages/en'
import type { SameKeys } from './messages/plural'
import { shellTexts } from './messages/shell'
import { makeTexts, type Texts } from './messages/texts'
import { useColorModeSync } from './mode/color-mode'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Route path without the base, a full address, or `#hash`. */
  href: string
}

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
  /** Loads the whole tree of a sidebar, for branches left out of the page. */
  loadSidebar(ref: SidebarRef): Promise<Sidebar>
  /**
   * Does a link need `Link`'s own event handlers? By default the host is taken to follow clicks on
   * any `a` element, and parts that are nothing but links stay as the server drew them.
   */
  readonly hydrateLinks?: boolean
}

/** Texts of what stands around every page. */
export type ShellTexts = Texts<SameKeys<typeof shellTexts>>

interface ThemeState {
  readonly site: SiteData
  readonly host: ThemeHost
  readonly search: SearchProvider | undefined
  readonly components: Partial<ThemeComponents>
  readonly messages: Partial<Messages> | undefined
  readonly text: ShellTexts
}

const ThemeContext = createContext<ThemeState | undefined>(undefined)

export interface ThemeRootProps {
  readonly site: SiteData
  readonly host: ThemeHost
  /** Without one there is no search box. */
  readonly search?: SearchProvider | undefined
  /** Parts to show instead of the theme's own. */
  readonly components?: Partial<ThemeComponents> | undefined
  /** Texts instead of the English ones; missing ones stay English. */
  readonly messages?: Partial<Messages> | undefined
  readonly children: ReactNode
}

const NO_COMPONENTS = {}

/** Gives site, host, search, texts and replaced components to everything below. */
export function ThemeRoot(props: ThemeRootProps): ReactNode {
  const { site, host, search, components = NO_COMPONENTS, messages, children } = props
  const state = useMemo<ThemeState>(
    () => ({
      site,
      host,
      search,
      components,
      messages,
      text: makeTexts({ ...shellTexts, ...messages }, site.locale.htmlLang),
    }),
    [site, host, search, components, messages],
  )
  useColorModeSync(site.theme.colorMode)
  return <ThemeContext value={state}>{children}</ThemeContext>
}

/** Everything the root gives. Throws outside a `ThemeRoot`. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext)
  if (!state) {
    const error = new Error(
      'Hook useTheme is called outside the <ThemeRoot>. Put the component below the ThemeRoot of the page.',
    )
    error.name = 'ReactContextError'
    throw error
  }
  return state
}

/** The texts of the theme in the page's language. */
export function useText(): ShellTexts {
  return useTheme().text
}
