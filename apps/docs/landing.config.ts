import { math } from '@landing/plugin-math'
import { mermaid } from '@landing/plugin-mermaid'
import { openapi } from '@landing/plugin-openapi'
import { terraform } from '@landing/plugin-terraform'
import { typescript } from '@landing/plugin-typescript'
import { defineConfig } from '@landing/vite'
import { arabicFooter, footer } from './config/footer.ts'
import { arabicNavbar, navbar } from './config/navbar.ts'
import { releaseFeed, releases } from './config/releases.ts'
import { manualSidebars, referenceSidebars } from './config/sidebars.ts'
import { referenceViews } from './reference/views.ts'

const repository = 'https://github.com/SAP-docs/terraform-landingpage-for-btp'
const editUrl = `${repository}/edit/main/apps/docs/content/`

export default defineConfig({
  title: 'Landing',
  tagline: 'A documentation framework in publishable packages',
  favicon: 'img/favicon.svg',
  socialImage: 'img/social.png',
  images: {},
  url: 'https://landing.example.org',
  baseUrl: '/landing/',
  organizationName: 'SAP-docs',
  projectName: 'terraform-landingpage-for-btp',
  deploymentBranch: 'gh-pages',
  trailingSlash: true,
  contentDir: 'content',
  keywords: ['documentation', 'markdown', 'vite', 'react'],
  docs: [
    {
      sidebars: manualSidebars,
      editUrl,
      issueUrl: `${repository}/issues/new?title={title}&body={url}`,
      showLastUpdate: true,
      changesFeed: { en: 'Changes of the manual', ar: 'تغييرات الدليل' },
      tagsFile: 'tags.yml',
      onInlineTags: 'throw',
    },
    {
      id: 'reference',
      path: 'reference',
      routeBasePath: 'reference',
      dialect: 'typescript',
      sidebars: referenceSidebars,
      editUrl,
    },
    {
      id: 'releases',
      path: 'releases',
      routeBasePath: 'releases',
      currentVersionLabel: '0.2 (next)',
      editUrl,
    },
    {
      id: 'provider',
      path: 'provider',
      routeBasePath: 'provider',
      dialect: 'terraform-registry',
    },
    { id: 'api', path: 'api', routeBasePath: 'api', dialect: 'openapi' },
    {
      id: 'blog',
      path: 'blog',
      routeBasePath: 'blog',
      editUrl,
      blog: {
        title: { en: 'Blog', ar: 'المدونة' },
        description: {
          en: 'What is new in Landing, and why it is as it is.',
          ar: 'الجديد في Landing وأسبابه.',
        },
      },
    },
    { id: 'home', path: 'home', routeBasePath: '', editUrl },
  ],
  // For the video in the manual.
  security: { policy: { 'frame-src': ['https://www.youtube-nocookie.com'] } },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ar'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en' },
      ar: {
        label: 'العربية',
        direction: 'rtl',
        htmlLang: 'ar',
        calendar: 'gregory',
        path: 'ar',
        tagline: 'إطار توثيق في حزم قابلة للنشر',
        theme: {
          navbar: arabicNavbar,
          footer: arabicFooter,
          announcementBar: {
            id: 'landing-0.1',
            content: 'صدر Landing 0.1: <a href="/landing/ar/releases/">ما الجديد فيه</a>.',
          },
        },
      },
    },
  },
  search: {
    indexDocs: true,
    indexPages: true,
    highlightOnTargetPage: true,
    languages: [
      {
        locale: 'en',
        stopWords: true,
        stemmer: true,
        synonyms: [
          ['picture', 'image'],
          ['hide', 'exclude', 'unlisted'],
          ['color', 'theme'],
          ['delete', 'remove'],
        ],
      },
      { locale: 'ar', stopWords: ['من', 'في', 'إلى'] },
    ],
    // They name everything that other pages explain.
    weights: { '/docs/move/': 0.6, '/docs/messages/': 0.3, '/reference/': 0.2, '/parts/': 0.7 },
    contexts: [
      { id: 'manual', label: 'Manual', paths: ['/docs/'] },
      { id: 'reference', label: 'Reference', paths: ['/reference/'] },
      { id: 'gallery', label: 'Gallery', paths: ['/parts/'] },
    ],
  },
  links: {
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
  },
  data: { ...referenceViews, releases },
  feeds: [
    {
      path: '/releases',
      title: 'Releases of Landing',
      description: 'New versions of the packages',
      items: releaseFeed,
    },
  ],
  redirects: [
    { from: '/manual/', to: '/docs/' },
    { from: '/api/', to: '/reference/' },
  ],
  plugins: [terraform(), openapi(), typescript(), math(), mermaid()],
  emoji: true,
  rawHtml: 'sanitize',
  theme: {
    family: 'sap_horizon',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: {
      id: 'landing-0.1',
      content: 'Landing 0.1 is here: <a href="/landing/releases/">what is in it</a>.',
      isCloseable: true,
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    docs: {
      sidebar: { hideable: true, autoCollapseCategories: true },
      versionPersistence: 'localStorage',
    },
    navbar,
    footer,
  },
})
