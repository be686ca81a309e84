import type { NavbarConfig } from '@landing/schema'

const repository = 'https://github.com/SAP-docs/terraform-landingpage-for-btp'

/** One item of every type. */
export const navbar: NavbarConfig = {
  title: 'Landing',
  logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
  hideOnScroll: true,
  items: [
    { type: 'docSidebar', sidebarId: 'manual', label: 'Manual' },
    { type: 'default', to: '/parts/', label: 'Gallery', activeBasePath: '/parts/' },
    { type: 'doc', docId: 'index', docsPluginId: 'reference', label: 'Reference' },
    { to: '/blog/', label: 'Blog' },
    {
      type: 'dropdown',
      label: 'More',
      items: [
        { type: 'doc', docId: 'index', docsPluginId: 'provider', label: 'A Terraform provider' },
        { type: 'docsVersion', docsPluginId: 'releases', label: 'Releases' },
        { to: '/docs/tags/', label: 'Tags', activeBaseRegex: '^/docs/tags/' },
        { href: `${repository}/issues`, label: 'Issues' },
      ],
    },
    { type: 'search', position: 'right' },
    {
      type: 'docsVersionDropdown',
      docsPluginId: 'releases',
      position: 'right',
      dropdownItemsAfter: [{ to: '/docs/configure/versions/', label: 'About versions' }],
    },
    { type: 'localeDropdown', position: 'right' },
    { type: 'html', position: 'right', value: '<span class="version-mark">Beta</span>' },
    {
      href: repository,
      label: 'Source on GitHub',
      icon: 'github',
      iconOnly: true,
      position: 'right',
    },
  ],
}
