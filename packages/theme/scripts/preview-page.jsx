// A sample page in a host of a few lines, the same on the server and in the browser.
import { Card, CardGrid, Head, LinkButton, Page, plainHost, ThemeRoot } from '@landing/theme'
import { ar } from '@landing/theme/messages/ar'
import { useMemo } from 'react'
import { PreviewElements } from './preview-elements.jsx'

/** Texts by locale. */
export const messages = { ar }

/** The preview's documents lie at other addresses than their pages. */
function previewHost({ page, site, live }) {
  const plain = plainHost(site)
  const path = page.kind === 'not-found' ? '/docs/terraform-provider/' : page.path
  return {
    ...plain,
    useLocation: () => ({ ...plain.useLocation(), path }),
    navigate(href) {
      if (!live) return
      history.replaceState(null, '', location.pathname + new URL(href, location.href).search)
      dispatchEvent(new PopStateEvent('popstate'))
    },
  }
}

/** What the parts of a sample page need, on the server and around what React renders in the browser. */
export function PreviewTheme({ page, site, search, ui5, live = false, children }) {
  const host = useMemo(() => previewHost({ page, site, live }), [page, site, live])
  return (
    <ThemeRoot
      site={site}
      host={host}
      search={search ?? { contexts: [], load: async () => {}, search: async () => {} }}
      messages={messages[site.locale.code]}
      ui5={ui5}
    >
      {children}
    </ThemeRoot>
  )
}

/** A sample page, as the server renders it. */
export function PreviewPage({ page, site, sidebar }) {
  return (
    <PreviewTheme page={page} site={site}>
      <Head page={page} site={site} />
      <Page page={page} sidebar={'docsSet' in page ? sidebar : undefined}>
        {page.component === 'elements.tsx' ? <PreviewElements /> : null}
        {page.component === 'index.tsx' ? (
          <section className="landing-notice-page">
            <h1>Automate SAP BTP with Terraform</h1>
            <p className="landing-lead">Subaccounts, entitlements and services as code.</p>
            <p className="landing-button-row">
              <LinkButton href="/docs/start/" design="emphasized">
                Get started
              </LinkButton>
              <LinkButton href="/docs/providers/">Providers</LinkButton>
            </p>
            <CardGrid>
              <Card href="/docs/start/" title="Start here" heading="h2">
                Install, configure, plan.
              </Card>
              <Card href="/docs/providers/" title="Choose a provider" heading="h2">
                All of them by stage.
              </Card>
            </CardGrid>
          </section>
        ) : null}
      </Page>
    </PreviewTheme>
  )
}
