'use client'

import { Navbar, siteData, ThemeRoot } from '@landing/theme'
import { page } from './example-site'
import { search } from './search-box'

const version = {
  name: 'current',
  label: '2.0',
  isLast: true,
  path: '/docs/',
  mainDocId: 'install',
  docs: [{ id: 'install', path: '/docs/install/', label: 'Install', sidebar: 'guide' }],
  draftIds: [],
  sidebars: { guide: { link: { label: 'Guide', path: '/docs/install/' } } },
}
const site = siteData({
  title: 'Example',
  docs: [{ id: 'default', versions: [version] }],
  theme: {
    navbar: {
      items: [
        { type: 'doc', docId: 'install' },
        { type: 'docSidebar', sidebarId: 'guide' },
        { type: 'docsVersion', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
  },
})

export function NavbarDocsExample() {
  return (
    <ThemeRoot site={site} search={search}>
      <Navbar page={page} />
    </ThemeRoot>
  )
}
