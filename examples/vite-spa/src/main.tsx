import '@landing/theme/styles.css'
import '@landing/theme/elements.css'
import type { PageData } from '@landing/schema'
import {
  Card,
  CardGrid,
  Head,
  LinkButton,
  Page,
  type ThemeComponents,
  ThemeRoot,
} from '@landing/theme'
import { startUi5 } from '@landing/theme/ui5'
import { ui5Parts } from '@landing/theme/ui5-parts'
import { createRoot } from 'react-dom/client'
import { pages, sidebar, site } from './content'
import { host } from './router'
import { search } from './search'

const components: Partial<ThemeComponents> = {
  AfterContent: ({ page }) => (
    <aside aria-label="Place" className="own-part">
      You are at {page.path}
    </aside>
  ),
}

function Home() {
  return (
    <section className="landing-container">
      <h1>Example</h1>
      <LinkButton href="/docs/" design="emphasized">
        Start
      </LinkButton>
      <CardGrid>
        <Card href="/docs/install/" title="Install" heading="h2">
          In one command.
        </Card>
      </CardGrid>
    </section>
  )
}

function App() {
  const { path } = host.useLocation()
  const missing: PageData = { kind: 'not-found', path, head: { title: 'Page Not Found' } }
  const page = pages.find((candidate) => candidate.path === path) ?? missing
  return (
    <ThemeRoot
      site={site}
      host={host}
      search={search}
      components={components}
      ui5={ui5Parts}
      messages={{ search: 'Find', notFound: 'Nothing here' }}
    >
      <Head page={page} site={site} />
      <Page page={page} sidebar={page.kind === 'doc' ? sidebar : undefined}>
        <Home />
      </Page>
    </ThemeRoot>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no element with the id "root".')
createRoot(root).render(<App />)
void startUi5(site)
