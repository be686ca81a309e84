import { Footer, siteData, ThemeRoot } from '@landing/theme'

const links = [
  {
    title: 'Learn',
    items: [
      { label: 'Docs', to: '/docs/' },
      { label: 'Blog', to: '/blog/' },
    ],
  },
  { title: 'Legal', items: [{ label: 'Privacy', to: '/privacy/' }, { html: '<b>Any</b> HTML' }] },
]
const site = siteData({
  title: 'Example',
  theme: { footer: { style: 'dark', links, copyright: 'Nobody, 2026' } },
})

export function FooterExample() {
  return (
    <ThemeRoot site={site}>
      <Footer />
    </ThemeRoot>
  )
}
