import { Navbar, siteData, ThemeRoot } from '@landing/theme'
import { page } from './example-site'

const items = [{ to: '/docs/', label: 'Docs' }]
const dark = siteData({ title: 'Dark', theme: { navbar: { style: 'dark', items } } })

export function NavbarStyleExample() {
  return (
    <ThemeRoot site={dark}>
      <Navbar page={page} />
    </ThemeRoot>
  )
}
