import type { PageData, Sidebar } from '@landing/schema'
import { Page, type ThemeHost, ThemeProvider, type ThemeProviderProps } from '@landing/theme'
import type { ComponentType, ReactNode } from 'react'
import { PlainLink } from '../document/plain-link'

/** Context for rendering parts of pages. */
export type RenderContext = Omit<ThemeProviderProps, 'children'>

interface AppProps {
  readonly page: PageData
  readonly sidebar: Sidebar | undefined
  /** The component of a page of the site's own. */
  readonly component: ComponentType<Readonly<Record<string, unknown>>> | undefined
  readonly surroundings: RenderContext
}

/** The shell of a page with the page in it. */
export function App({ page, sidebar, component: Component, surroundings }: AppProps): ReactNode {
  return (
    <ThemeProvider {...surroundings}>
      <Page page={page} sidebar={sidebar}>
        {page.kind === 'component' && Component && <Component {...page.props} />}
      </Page>
    </ThemeProvider>
  )
}

/** The theme's host while a document is made: plain links at the page's address. */
export function serverHost(
  page: Pick<PageData, 'path'>,
  staticHtml: ThemeHost['staticHtml'],
): ThemeHost {
  return {
    Link: PlainLink,
    useLocation: () => ({ path: page.path, search: '', hash: '' }),
    navigate: () => {},
    ...(staticHtml && { staticHtml }),
  }
}
