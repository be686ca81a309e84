import { Footer, siteData, ThemeRoot } from '@landing/theme'

const links = [
  {
    title: 'Learn',
    items: [
      { label: 'Docs', to: '/docs/' },
      { label: 'Blog', to: '/blog/' },
    ],
  },
  {
    title: 'Legal',
    items: [
      { label: 'Privacy', href: 'https://example.org/privacy/' },
      { html: '<b>Any</b> HTML' },
    ],
  },
]
const logo = { src: 'img/logo-dark.svg', alt: 'Example', width: 40, height: 40 }
const site = siteData({
  title: 'Example',
  base: '/landing/',
  theme: { footer: { style: 'dark', links, logo, copyright: 'Nobody, 2026' } },
})

export function FooterExample() {
  return (
    <ThemeRoot site={site}>
      <Footer />
    </ThemeRoot>
  )
}
