import { Navbar, siteData, ThemeRoot } from '@landing/theme'
import { page } from './example-site'

const site = siteData({
  title: 'Example',
  theme: {
    navbar: {
      title: 'Example',
      items: [
        { to: '/docs/', label: 'Docs' },
        { type: 'dropdown', label: 'More', items: [{ to: '/blog/', label: 'Blog' }] },
        { type: 'html', value: '<em>Any HTML</em>', position: 'right' },
        {
          href: 'https://github.com',
          label: 'GitHub',
          icon: 'github',
          iconOnly: true,
          position: 'right',
        },
      ],
    },
  },
})

export function NavbarExample() {
  return (
    <ThemeRoot site={site}>
      <Navbar page={page} />
    </ThemeRoot>
  )
}
