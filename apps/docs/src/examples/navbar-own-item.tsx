import { Navbar, siteData, type ThemeComponents, ThemeRoot } from '@landing/theme'
import { page } from './example-site'

const item = { type: 'custom-status', service: 'Search' }
const site = siteData({ title: 'Example', theme: { navbar: { items: [item as never] } } })
const components: Partial<ThemeComponents> = {
  navbarItems: {
    'custom-status': ({ item }: { item: { service: string } }) => <span>{item.service}: up</span>,
  },
}

export function NavbarOwnItemExample() {
  return (
    <ThemeRoot site={site} components={components}>
      <Navbar page={page} />
    </ThemeRoot>
  )
}
