import { createRouter } from '@landing/router'
import { LinkButton, Page, siteData, ThemeRoot } from '@landing/theme'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

createRouter({ base: '/', trailingSlash: true, load: () => ({}), show: () => undefined })
createRoot(document.body).render(
  createElement(
    ThemeRoot,
    { site: siteData({ title: 'Example' }) },
    createElement(Page, { page: { kind: 'not-found', path: '/', head: { title: '' } } }),
    createElement(LinkButton, { href: '/' }, 'Home'),
  ),
)
