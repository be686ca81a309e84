import type { FooterConfig } from '@landing/schema'

const repository = 'https://github.com/SAP-docs/terraform-landingpage-for-btp'

/** Columns, logo and copyright. */
export const footer: FooterConfig = {
  style: 'dark',
  logo: { src: 'img/logo-dark.svg', alt: 'Landing', href: '/', width: 40, height: 40 },
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Get started', to: '/docs/start/' },
        { label: 'Writing', to: '/docs/writing/' },
        { label: 'Configuration', to: '/docs/configure/' },
      ],
    },
    {
      title: 'Look up',
      items: [
        { label: 'Gallery', to: '/parts/' },
        { label: 'Reference', to: '/reference/' },
        { label: 'Tags', to: '/docs/tags/' },
      ],
    },
    {
      title: 'Project',
      items: [
        { label: 'Source', href: repository },
        { label: 'Issues', href: `${repository}/issues` },
        {
          html: 'Released under <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache 2.0</a>',
        },
      ],
    },
  ],
  copyright: 'Copyright &copy; 2026 the authors of Landing.',
}
