import type { DocPageData, Sidebar } from '@landing/schema'
import { siteData } from '@landing/theme'

/** What the examples of the gallery have in common: a site, a page and a sidebar. */
export const site = siteData({
  title: 'Example',
  url: 'https://example.org',
  theme: {
    navbar: { title: 'Example', items: [{ to: '/docs/', label: 'Docs' }] },
    footer: { copyright: 'Nobody, 2026' },
  },
})

export const page: DocPageData = {
  kind: 'doc',
  path: '/docs/install/',
  id: 'install',
  title: 'Install',
  showTitle: true,
  head: { title: 'Install', description: 'How to install it.' },
  html: '<p>One command is enough.</p><h2 id="check">Check it</h2><p>It prints its version.</p>',
  toc: [
    { text: 'Check it', id: 'check', level: 2 },
    { text: 'Its version', id: 'version', level: 3 },
    { text: 'Remove it', id: 'remove', level: 2 },
  ],
  tags: [
    { label: 'setup', path: '/docs/tags/setup/', description: 'Getting it to run.' },
    { label: 'basic', path: '/docs/tags/basic/' },
  ],
  docsSet: 'default',
  version: 'current',
  breadcrumbs: [
    { label: 'Docs', path: '/docs/' },
    { label: 'Start', path: '/docs/start/' },
    { label: 'Install' },
  ],
  previous: { label: 'Overview', path: '/docs/' },
  next: { label: 'First steps', path: '/docs/steps/' },
  editUrl: 'https://example.org/edit/install.md',
  lastUpdate: { date: '2026-11-21', author: 'Ada' },
}

export const sidebar: Sidebar = {
  id: 'docs',
  items: [
    { type: 'link', label: 'Overview', href: '/docs/' },
    {
      type: 'category',
      label: 'Start',
      href: '/docs/start/',
      collapsible: true,
      collapsed: false,
      items: [
        { type: 'link', label: 'Install', href: '/docs/install/' },
        { type: 'link', label: 'First steps', href: '/docs/steps/' },
      ],
    },
    {
      type: 'category',
      label: 'More',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'link', label: 'Formats', href: '/docs/formats/' }],
    },
    { type: 'link', label: 'Source', href: 'https://example.org/source' },
  ],
}
