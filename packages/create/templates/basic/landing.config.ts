import { defineConfig } from '@landing/vite'

export default defineConfig({
  title: 'My documentation',
  tagline: 'What it is, in one line',
  // Where the site will be published: for sitemaps, feeds and shared links.
  url: 'https://example.org',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  theme: {
    navbar: {
      title: 'My documentation',
      logo: { src: 'img/logo.svg', alt: '', width: 32, height: 32 },
      items: [
        { to: '/docs/start/', label: 'Documentation', activeBasePath: '/docs/' },
        { type: 'search', position: 'right' },
      ],
    },
  },
})
