import { terraform } from '@landing/plugin-terraform'
import { defineConfig } from '@landing/vite'

export default defineConfig({
  title: 'My documentation',
  tagline: 'Documentation of a Terraform provider',
  // Where the site will be published: for sitemaps, feeds and shared links.
  url: 'https://example.org',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  plugins: [terraform()],
  // The folder that terraform-plugin-docs writes.
  docs: { routeBasePath: '', dialect: 'terraform-registry' },
  theme: {
    navbar: {
      title: 'My documentation',
      logo: { src: 'img/logo.svg', alt: '', width: 32, height: 32 },
      items: [{ type: 'search', position: 'right' }],
    },
  },
})
