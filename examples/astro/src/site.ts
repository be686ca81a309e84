import type { DocPageData } from '@landing/schema'
import { siteData } from '@landing/theme/boot'

export const site = siteData({
  title: 'Example',
  theme: {
    navbar: { items: [{ to: '/docs/start/', label: 'Docs' }] },
    footer: { copyright: 'Nobody, 2026' },
  },
})

/** Documents, as a content collection would give them. */
export const docs = ['Start', 'Install'].map((title): DocPageData => {
  const id = title.toLowerCase()
  return {
    kind: 'doc',
    path: `/docs/${id}/`,
    id,
    title,
    showTitle: true,
    head: { title },
    html: `<p>About ${id}.</p><h2 id="more">More</h2><p>Nothing is hidden.</p>`,
    toc: [{ text: 'More', id: 'more', level: 2 }],
    tags: [],
    docsSet: 'none',
    version: 'current',
    breadcrumbs: [{ label: 'Docs' }, { label: title }],
  }
})
