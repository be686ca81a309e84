import type { NavbarConfig } from '@landing/schema'

const repository = 'https://github.com/SAP-docs/terraform-landingpage-for-btp'

const english = {
  manual: 'Manual',
  gallery: 'Gallery',
  reference: 'Reference',
  blog: 'Blog',
  more: 'More',
  provider: 'A Terraform provider',
  api: 'An HTTP API',
  releases: 'Releases',
  tags: 'Tags',
  issues: 'Issues',
  versions: 'About versions',
  source: 'Source on GitHub',
  start: 'Get started',
  writing: 'Write pages',
  configure: 'Configure a site',
  parts: 'Parts, live',
}

const arabic: typeof english = {
  manual: 'الدليل',
  gallery: 'المعرض',
  reference: 'المرجع',
  blog: 'المدونة',
  more: 'المزيد',
  provider: 'موفّر Terraform',
  api: 'واجهة HTTP',
  releases: 'الإصدارات',
  tags: 'الوسوم',
  issues: 'المشكلات',
  versions: 'عن الإصدارات',
  source: 'المصدر على GitHub',
  start: 'البدء',
  writing: 'كتابة الصفحات',
  configure: 'إعداد الموقع',
  parts: 'الأجزاء، تعمل أمامك',
}

/** One item of every type. */
const navbarOf = (labels: typeof english): NavbarConfig => ({
  title: 'Landing',
  logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
  hideOnScroll: true,
  items: [
    { type: 'docSidebar', sidebarId: 'manual', label: labels.manual },
    { type: 'default', to: '/parts/', label: labels.gallery, activeBasePath: '/parts/' },
    { type: 'doc', docId: 'index', docsPluginId: 'reference', label: labels.reference },
    { to: '/blog/', label: labels.blog },
    {
      type: 'dropdown',
      label: labels.more,
      items: [
        { type: 'doc', docId: 'index', docsPluginId: 'provider', label: labels.provider },
        { type: 'doc', docId: 'index', docsPluginId: 'api', label: labels.api },
        { type: 'docsVersion', docsPluginId: 'releases', label: labels.releases },
        { to: '/docs/tags/', label: labels.tags, activeBaseRegex: '^/docs/tags/' },
        { href: `${repository}/issues`, label: labels.issues },
      ],
    },
    {
      type: 'search',
      position: 'right',
      links: [
        { label: labels.start, to: '/docs/start/' },
        { label: labels.writing, to: '/docs/writing/' },
        { label: labels.configure, to: '/docs/configure/' },
        { label: labels.parts, to: '/parts/' },
      ],
    },
    {
      type: 'docsVersionDropdown',
      docsPluginId: 'releases',
      position: 'right',
      dropdownItemsAfter: [{ to: '/docs/configure/versions/', label: labels.versions }],
    },
    { type: 'localeDropdown', position: 'right' },
    { type: 'html', position: 'right', value: '<span class="version-mark">Beta</span>' },
    {
      href: repository,
      label: labels.source,
      icon: 'github',
      iconOnly: true,
      position: 'right',
    },
  ],
})

export const navbar = navbarOf(english)
export const arabicNavbar = navbarOf(arabic)
