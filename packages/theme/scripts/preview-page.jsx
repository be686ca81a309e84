// A sample page in a host of a few lines, the same on the server and in the browser.
import { Card, CardGrid, Head, LinkButton, Page, ThemeRoot } from '@landing/theme'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export function PreviewPage({ page, site, sidebar, search, messages, live = false }) {
  const host = {
    // biome-ignore lint/correctness/noComponentHookFactories: the page is rendered once
    Link: ({ href, ...rest }) => (
      <a href={href.startsWith('/') ? site.base + href.slice(1) : href} {...rest} />
    ),
    useLocation() {
      const query = useSyncExternalStore(
        never,
        () => location.search,
        () => '',
      )
      return {
        path: page.kind === 'not-found' ? '/docs/terraform-provider/' : page.path,
        search: query,
        hash: '',
      }
    },
    navigate: (href) => live && history.replaceState(null, '', site.base + href.slice(1)),
    loadSidebar: async () => ({
      id: 'guide',
      items: sidebar.items.map((item) =>
        item.pruned
          ? {
              ...item,
              pruned: false,
              items: [{ type: 'link', label: 'btp_regions', href: '/docs/data/regions/' }],
            }
          : item,
      ),
    }),
  }
  return (
    <ThemeRoot
      site={site}
      host={host}
      search={search ?? { contexts: [], load: async () => {}, search: async () => {} }}
      messages={messages}
    >
      <Head page={page} site={site} />
      <Page page={page} sidebar={'docsSet' in page ? sidebar : undefined}>
        {page.kind === 'component' ? (
          <section className="notice-page">
            <h1>Automate SAP BTP with Terraform</h1>
            <p className="lead">Subaccounts, entitlements and services as code.</p>
            <p className="button-row">
              <LinkButton href="/docs/start/" design="emphasized">
                Get started
              </LinkButton>
              <LinkButton href="/docs/providers/">Providers</LinkButton>
            </p>
            <CardGrid>
              <Card href="/docs/start/" title="Start here">
                Install, configure, plan.
              </Card>
              <Card href="/docs/providers/" title="Choose a provider">
                All of them by stage.
              </Card>
            </CardGrid>
          </section>
        ) : null}
      </Page>
    </ThemeRoot>
  )
}
