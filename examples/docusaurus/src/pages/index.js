import Link from '@docusaurus/Link'
import { useHistory, useLocation } from '@docusaurus/router'
import { useColorMode } from '@docusaurus/theme-common'
import '@landing/theme/embedded.css'
import {
  Badge,
  Callout,
  Card,
  CardGrid,
  ColorModeToggle,
  LinkButton,
  siteData,
  ThemeRoot,
} from '@landing/theme'
import Layout from '@theme/Layout'
import { useMemo } from 'react'

const site = siteData({ title: 'Example' })

function ThemeLink({ href, ...rest }) {
  return <Link to={href} {...rest} />
}

function useThemeLocation() {
  return { path: useLocation().pathname, search: '', hash: '' }
}

/** Parts of the theme, with the router and the color mode of the site. */
function Parts() {
  const history = useHistory()
  const { colorModeChoice, setColorMode } = useColorMode()
  const host = useMemo(
    () => ({
      Link: ThemeLink,
      useLocation: useThemeLocation,
      navigate: (href, options) => (options?.replace ? history.replace(href) : history.push(href)),
      colorMode: colorModeChoice,
      onColorModeChange: setColorMode,
    }),
    [history, colorModeChoice, setColorMode],
  )
  return (
    <ThemeRoot site={site} host={host}>
      <main className="landing-component-page">
        <h1>Example</h1>
        <LinkButton href="/docs/start" design="emphasized">
          Start
        </LinkButton>
        <ColorModeToggle />
        <CardGrid>
          <Card href="/docs/start" title="Start" heading="h2" note="5 minutes">
            From nothing to something. <Badge tone="information">New</Badge>
          </Card>
        </CardGrid>
        <Callout kind="tip" title="Tip">
          <p>Parts of the theme work in any layout.</p>
        </Callout>
      </main>
    </ThemeRoot>
  )
}

/** A page of the site, in its own layout, made of parts of the theme. */
export default function Home() {
  return (
    <Layout title="Home">
      <Parts />
    </Layout>
  )
}
