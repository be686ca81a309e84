import { Navbar, siteData, ThemeRoot } from '@landing/theme'
import { page } from './example-site'

const items = [{ to: '/docs/', label: 'Docs' }]
const primary = siteData({ title: 'Primary', theme: { navbar: { style: 'primary', items } } })

export function NavbarPrimaryExample() {
  return (
    <ThemeRoot site={primary}>
      <Navbar page={page} />
    </ThemeRoot>
  )
}
