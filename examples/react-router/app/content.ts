import type { DocPageData } from '@landing/schema'

/** A document, as a loader would read it from anywhere. */
function doc(id: string, title: string, html: string): DocPageData {
  return {
    kind: 'doc',
    path: id === 'start' ? '/docs/' : `/docs/${id}/`,
    id,
    title,
    showTitle: true,
    head: { title },
    html,
    toc: [{ text: 'More', id: 'more', level: 2 }],
    tags: [],
    docsSet: 'none',
    version: 'current',
    breadcrumbs: [{ label: 'Docs' }, { label: title }],
  }
}

export const docs = [
  doc(
    'start',
    'Start',
    '<p>Then <a href="/docs/install/">install it</a>.</p><h2 id="more">More</h2><p>Nothing is hidden.</p>',
  ),
  doc('install', 'Install', '<p>In one command.</p><h2 id="more">More</h2><p>That was all.</p>'),
]
