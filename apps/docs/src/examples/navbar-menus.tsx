import { Navbar, siteData, ThemeRoot } from '@landing/theme'
import { page } from './example-site'

const en = { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', base: '/' } as const
const ar = { code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl', base: '/ar/' } as const
const version = { mainDocId: 'install', docs: [], draftIds: [], sidebars: {} }
const site = siteData({
  title: 'Example',
  locale: en,
  locales: [en, ar],
  docs: [
    {
      id: 'default',
      versions: [
        { ...version, name: '2.0', label: '2.0', isLast: true, path: '/docs/' },
        { ...version, name: '1.0', label: '1.0', isLast: false, path: '/docs/1.0/' },
      ],
    },
  ],
  theme: { navbar: { items: [{ type: 'docsVersionDropdown' }, { type: 'localeDropdown' }] } },
})

export function NavbarMenusExample() {
  return (
    <ThemeRoot site={site}>
      <Navbar page={{ ...page, version: '2.0' }} />
    </ThemeRoot>
  )
}
