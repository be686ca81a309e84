import { defineConfig } from '@landing/vite'

export default defineConfig({
  title: 'My documentation',
  // Where the site will be published: for sitemaps, feeds and shared links.
  url: 'https://example.org',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  docs: { routeBasePath: '' },
  theme: { navbar: { title: 'My documentation', items: [{ type: 'search', position: 'right' }] } },
})
