import { Navbar, siteData, ThemeRoot } from '@landing/theme'
import { page } from './example-site'

const items = [{ to: '/docs/', label: 'Docs' }]
const site = siteData({ title: 'Hides', theme: { navbar: { hideOnScroll: true, items } } })

export function NavbarHidingExample() {
  return (
    <ThemeRoot site={site}>
      <Navbar page={page} />
    </ThemeRoot>
  )
}
