/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Example',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  presets: [['classic', { docs: { path: 'docs' }, blog: false, theme: {} }]],
  themeConfig: { navbar: { title: 'Example', items: [{ to: '/docs/start', label: 'Docs' }] } },
}
