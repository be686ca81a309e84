import type {
  AnnouncementBarConfig,
  ColorModeConfig,
  FooterConfig,
  Logo,
  NavbarConfig,
  NavbarDocsVersionDropdown,
  NavbarLink,
  NavbarLocaleDropdown,
  ThemeConfig,
} from '@landing/schema'

export const themeConfig: Required<ThemeConfig> = {
  family: 'sap_fiori_3',
  colorMode: { defaultMode: 'dark', respectPrefersColorScheme: false },
  navbar: { style: 'dark' },
  footer: { links: [{ label: 'Legal', to: '/legal/' }] },
  announcementBar: { id: 'tool-2', content: 'Tool 2 is <a href="/news/">here</a>.' },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
  docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
}

export const navbarConfig: Required<NavbarConfig> = {
  title: 'Tool',
  logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' },
  items: [{ label: 'Guides', to: '/docs/guides/' }, { type: 'search' }],
  hideOnScroll: true,
  style: 'primary',
}

export const navbarLink: Required<NavbarLink> = {
  label: 'Guides',
  position: 'right',
  className: 'highlighted',
  ariaLabel: 'Guides for beginners',
  type: 'default',
  to: '/docs/guides/',
  href: 'https://example.org',
  html: '<b>New</b>',
  icon: 'github',
  iconOnly: true,
  activeBasePath: '/docs',
  activeBaseRegex: '^/(docs|guides)/',
}

export const navbarDocsVersionDropdown: Required<NavbarDocsVersionDropdown> = {
  label: 'Version',
  position: 'right',
  className: 'highlighted',
  ariaLabel: 'Version of the guides',
  docsPluginId: 'guides',
  type: 'docsVersionDropdown',
  versions: ['2.0', '1.0'],
  dropdownItemsBefore: [{ label: 'What is new', to: '/news/' }],
  dropdownItemsAfter: [{ label: 'All versions', to: '/versions/' }],
}

export const navbarLocaleDropdown: Required<NavbarLocaleDropdown> = {
  label: 'Language',
  position: 'right',
  className: 'highlighted',
  ariaLabel: 'Language of this page',
  type: 'localeDropdown',
  dropdownItemsBefore: [{ label: 'Translate', to: '/translate/' }],
  dropdownItemsAfter: [{ label: 'Help translate', href: 'https://example.org/translate' }],
  queryString: '?from=menu',
}

export const logo: Required<Logo> = {
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  alt: 'Tool',
  href: '/docs/',
  width: 32,
  height: 32,
}

export const footerConfig: Required<FooterConfig> = {
  style: 'dark',
  links: [{ title: 'Legal', items: [{ label: 'Privacy', to: '/privacy/' }] }],
  logo: { src: 'img/logo.svg', alt: 'Tool' },
  copyright: '© 2026 Ada',
}

export const announcementBarConfig: Required<AnnouncementBarConfig> = {
  id: 'tool-2',
  content: 'Tool 2 is <a href="/news/">here</a>.',
  backgroundColor: '#0064d9',
  textColor: '#ffffff',
  isCloseable: false,
}

export const colorModeConfig: Required<ColorModeConfig> = {
  defaultMode: 'dark',
  disableSwitch: true,
  respectPrefersColorScheme: false,
}
