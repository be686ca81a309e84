import { Badge, Callout, LinkButton, Navbar, siteData, ThemeRoot } from '@landing/theme'
import { page } from './example-site'

const items = [{ to: '/docs/', label: 'Docs' }]

/** The same page in whatever theme the style sheets say. */
export function ThemedExample({ name }: { readonly name: string }) {
  const site = siteData({ title: name, theme: { navbar: { title: name, items } } })
  return (
    <ThemeRoot site={site}>
      <Navbar page={page} />
      <main className="landing-container">
        <Callout kind="tip" title="A tip">
          <p>
            Text, <a href="/docs/">the manual</a> and <Badge tone="information">a badge</Badge>
          </p>
        </Callout>
        <p className="landing-button-row">
          <LinkButton href="/docs/" design="emphasized">
            A button
          </LinkButton>
        </p>
      </main>
    </ThemeRoot>
  )
}
