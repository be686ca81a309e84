import { DocsLayout, siteData, ThemeRoot } from '@landing/theme'
import { page, sidebar } from './example-site'

const site = siteData({ title: 'Example', theme: { docs: { sidebar: { hideable: true } } } })

export function DocsLayoutExample() {
  return (
    <ThemeRoot site={site}>
      <DocsLayout page={page} sidebar={sidebar} toc={page.toc}>
        <h1>Anything</h1>
        <p>Between a sidebar that can be hidden and a table of contents.</p>
      </DocsLayout>
    </ThemeRoot>
  )
}
