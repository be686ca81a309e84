import type { PageData } from '@landing/schema'
import { siteData } from '@landing/theme/boot'

export const site = siteData({
  title: 'Example',
  theme: {
    navbar: { items: [{ to: '/docs/', label: 'Docs' }] },
    footer: { copyright: 'Nobody, 2026' },
  },
})

/** A document, as a server component would read it from anywhere. */
export async function readDoc(): Promise<PageData> {
  return {
    kind: 'doc',
    path: '/docs/',
    id: 'start',
    title: 'Start',
    showTitle: true,
    head: { title: 'Start' },
    html: '<p>Read on a server.</p><h2 id="more">More</h2><p>Nothing is hidden.</p>',
    toc: [{ text: 'More', id: 'more', level: 2 }],
    tags: [],
    docsSet: 'none',
    version: 'current',
    breadcrumbs: [{ label: 'Docs' }, { label: 'Start' }],
  }
}
