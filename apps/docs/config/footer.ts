import type { FooterConfig } from '@landing/schema'

const repository = 'https://github.com/SAP-docs/terraform-landingpage-for-btp'

const license = '<a href="https://www.apache.org/licenses/LICENSE-2.0">Apache 2.0</a>'

const english = {
  learn: 'Learn',
  start: 'Get started',
  writing: 'Writing',
  configuration: 'Configuration',
  lookUp: 'Look up',
  gallery: 'Gallery',
  reference: 'Reference',
  tags: 'Tags',
  project: 'Project',
  source: 'Source',
  issues: 'Issues',
  license: `Released under ${license}`,
  copyright: 'Copyright &copy; 2026 the authors of Landing.',
}

const arabic: typeof english = {
  learn: 'تعلّم',
  start: 'ابدأ',
  writing: 'الكتابة',
  configuration: 'الإعداد',
  lookUp: 'ابحث',
  gallery: 'المعرض',
  reference: 'المرجع',
  tags: 'الوسوم',
  project: 'المشروع',
  source: 'المصدر',
  issues: 'المشكلات',
  license: `منشور برخصة ${license}`,
  copyright: 'حقوق النشر &copy; 2026 لمؤلفي Landing.',
}

/** Columns, logo and copyright. */
const footerOf = (texts: typeof english): FooterConfig => ({
  style: 'dark',
  logo: { src: 'img/logo-dark.svg', alt: 'Landing', href: '/', width: 40, height: 40 },
  links: [
    {
      title: texts.learn,
      items: [
        { label: texts.start, to: '/docs/start/' },
        { label: texts.writing, to: '/docs/writing/' },
        { label: texts.configuration, to: '/docs/configure/' },
      ],
    },
    {
      title: texts.lookUp,
      items: [
        { label: texts.gallery, to: '/parts/' },
        { label: texts.reference, to: '/reference/' },
        { label: texts.tags, to: '/docs/tags/' },
      ],
    },
    {
      title: texts.project,
      items: [
        { label: texts.source, href: repository },
        { label: texts.issues, href: `${repository}/issues` },
        { html: texts.license },
      ],
    },
  ],
  copyright: texts.copyright,
})

export const footer = footerOf(english)
export const arabicFooter = footerOf(arabic)
