import { Navbar, Sidebar, siteData, ThemeRoot } from '@landing/theme'
import { page, sidebar } from './example-site'

const site = siteData({
  title: 'Example',
  theme: {
    navbar: {
      items: [
        { to: '/blog/', label: 'Blog' },
        { label: 'More', to: '/more/', items: [{ to: '/talks/', label: 'Talks' }] },
      ],
    },
  },
})

export function NavbarNarrowExample() {
  return (
    <ThemeRoot site={site}>
      <Navbar page={page} sidebar={sidebar} />
      <Sidebar page={page} sidebar={sidebar} />
    </ThemeRoot>
  )
}
