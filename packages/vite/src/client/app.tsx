import type { PageData, SearchProvider, SiteData } from '@landing/schema'
import {
  Head,
  type Messages,
  Page,
  type ThemeComponents,
  type ThemeHost,
  ThemeProvider,
  translatedPage,
} from '@landing/theme'
import type { Views } from './views'

interface AppProps {
  readonly site: SiteData
  readonly page: PageData
  readonly views: Views
  readonly host: ThemeHost
  readonly components: Partial<ThemeComponents>
  readonly messages: Partial<Messages>
  readonly search: SearchProvider
}

/** A page of the theme or of the site, the same on the server and in the browser. */
export function App({ site, page: data, views, host, components, messages, search }: AppProps) {
  const page = translatedPage(data, messages, site.locale.htmlLang)
  const sidebar =
    'sidebar' in page && page.sidebar !== undefined
      ? views.sidebar(page.sidebar, page.path)
      : undefined
  const Component = page.kind === 'component' ? views.component(page.component) : undefined
  return (
    <ThemeProvider
      site={site}
      host={host}
      components={components}
      messages={messages}
      search={search}
    >
      <Head page={page} site={site} />
      <Page page={page} {...(sidebar && { sidebar })}>
        {page.kind === 'component' && Component && <Component {...page.props} />}
      </Page>
    </ThemeProvider>
  )
}
