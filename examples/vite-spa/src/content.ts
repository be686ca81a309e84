import type { PageData, Sidebar } from '@landing/schema'
import { siteData } from '@landing/theme'

export const site = siteData({
  title: 'Example',
  theme: {
    navbar: { items: [{ to: '/docs/', label: 'Docs' }] },
    footer: { links: [{ label: 'Home', to: '/' }], copyright: 'Nobody, 2026' },
  },
})

export const sidebar: Sidebar = {
  id: 'docs',
  items: [
    { type: 'link', label: 'Start', href: '/docs/' },
    { type: 'link', label: 'Install', href: '/docs/install/' },
  ],
}

const doc = (path: string, title: string, html: string): PageData => ({
  kind: 'doc',
  path,
  id: path,
  title,
  showTitle: true,
  head: { title },
  html,
  toc: [],
  tags: [],
  docsSet: 'none',
  version: 'current',
  breadcrumbs: [{ label: 'Docs' }, { label: title }],
})

export const pages: readonly PageData[] = [
  { kind: 'component', path: '/', head: { title: '' }, component: 'home', props: {} },
  doc('/docs/', 'Start', '<p>Read <a href="/docs/install/">how to install</a> it.</p>'),
  doc('/docs/install/', 'Install', '<p>One command installs everything.</p>'),
  { kind: 'search', path: '/search/', head: { title: 'Search' } },
]
