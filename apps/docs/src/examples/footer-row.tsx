import { Footer, siteData, ThemeRoot } from '@landing/theme'

const links = [
  { label: 'Docs', to: '/docs/' },
  { label: 'Privacy', to: '/privacy/' },
]
const site = siteData({ title: 'Example', theme: { footer: { links, copyright: 'Nobody, 2026' } } })

export function FooterRowExample() {
  return (
    <ThemeRoot site={site}>
      <Footer />
    </ThemeRoot>
  )
}
