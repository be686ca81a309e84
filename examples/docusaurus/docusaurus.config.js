/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Example',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-pages'],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'Example', items: [{ to: '/docs/start', label: 'Docs' }] },
  },
}
