import { siteData } from '@landing/theme/boot'

/** What the search box needs to know of the site, at build time and in the browser. */
export const site = siteData({
  title: 'Example',
  trailingSlash: false,
  theme: { navbar: { items: [{ type: 'search', links: [{ label: 'Install', to: '/install' }] }] } },
})
