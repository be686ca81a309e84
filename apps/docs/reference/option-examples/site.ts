import type { LintOptions, StyleOptions } from '@landing/plugin-lint'
import type {
  FeedConfig,
  FeedItem,
  ImagesConfig,
  LinkPolicies,
  MarkdownConfig,
  RedirectConfig,
  SearchConfig,
  SearchContext,
  SearchLanguage,
  ShikiConfig,
  SiteConfig,
} from '@landing/schema'

/** An example of each option, checked by the compiler and by `option-examples.test.ts`. */
export const siteConfig: Required<SiteConfig> = {
  title: 'Tool',
  tagline: 'Does one thing, and does it well.',
  favicon: 'img/favicon.svg',
  url: 'https://example.org',
  baseUrl: '/docs/',
  organizationName: 'example',
  projectName: 'tool',
  deploymentBranch: 'gh-pages',
  trailingSlash: false,
  contentDir: 'documentation',
  keywords: ['tool', 'command line'],
  socialImage: 'img/social.png',
  images: { widths: [640, 1280] },
  docs: [{ path: 'docs' }, { id: 'news', path: 'news', routeBasePath: 'news', blog: {} }],
  sources: [{ git: 'https://github.com/example/tool.git', into: 'docs/tool' }],
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  search: { contexts: [{ id: 'guides', label: 'Guides', paths: ['/docs/guides'] }] },
  links: { onBrokenLinks: 'throw' },
  theme: { navbar: { hideOnScroll: true } },
  data: { tools: () => ({ columns: [{ key: 'name', label: 'Tool' }], rows: [{ name: 'Saw' }] }) },
  feeds: [{ path: '/news', title: 'News', items: () => [] }],
  files: () => ({ '/robots.txt': 'User-agent: *' }),
  head: [{ tag: 'meta', attributes: { name: 'author', content: 'Ada' } }],
  security: { policy: { 'frame-src': ['https://www.youtube-nocookie.com'] } },
  redirects: [{ from: '/old', to: '/docs/new/' }],
  markdown: { abbreviations: { HCL: 'HashiCorp Configuration Language' } },
  plugins: ['@landing/plugin-terraform'],
  lint: false,
  variables: { version: '2.1' },
  placeholders: { 'my-account': 'Name of your account' },
  emoji: false,
  rawHtml: 'sanitize',
}

export const linkPolicies: Required<LinkPolicies> = {
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
}

export const markdownConfig: Required<MarkdownConfig> = {
  remarkPlugins: ['remark-math'],
  rehypePlugins: [['./plugins/footnotes.mjs', { label: 'Notes' }]],
  shiki: { langs: ['./grammars/cds.tmLanguage.json'] },
  subSuper: true,
  abbreviations: { HTML: 'HyperText Markup Language' },
  frontMatterKeys: { audience: ['beginner', 'expert'], checked: 'date' },
}

export const lintOptions: Required<LintOptions> = {
  style: { terms: { utilise: 'use' } },
}

export const styleOptions: Required<StyleOptions> = {
  longestCodeLine: 80,
  terms: { 'mail server': 'message broker' },
}

export const shikiConfig: Required<ShikiConfig> = {
  langs: ['./grammars/cds.tmLanguage.json'],
  transformers: ['@shikijs/transformers#transformerRenderWhitespace'],
}

export const feedConfig: Required<FeedConfig> = {
  path: '/news',
  title: 'News of Tool',
  description: 'What is new in Tool',
  items: () => [{ id: 'tag:1', title: 'Tool 2', href: '/news/2/', date: '2026-11-20' }],
}

export const feedItem: Required<FeedItem> = {
  id: 'tag:example.org,2026:tool-2',
  title: 'Tool 2',
  href: '/news/tool-2/',
  date: '2026-11-20',
  summary: 'Tool reads YAML.',
  content: '<p>Tool reads <a href="https://example.org/yaml/">YAML</a>.</p>',
  authors: ['Ada'],
  tags: ['Formats'],
}

export const imagesConfig: Required<ImagesConfig> = {
  widths: [640, 1280],
  quality: 90,
}

export const redirectConfig: Required<RedirectConfig> = {
  from: '/old',
  to: '/docs/new/',
}

export const searchConfig: Required<SearchConfig> = {
  indexDocs: false,
  indexPages: false,
  contexts: [{ id: 'guides', label: 'Guides', paths: ['/docs/guides'] }],
  separateContexts: true,
  languages: [{ locale: 'en', synonyms: [['vm', 'virtual machine']] }],
  weights: { '/docs/archive': 0.3, changelog: 1 },
  highlightOnTargetPage: false,
}

export const searchContext: Required<SearchContext> = {
  id: 'guides',
  label: 'Guides',
  paths: ['/docs/guides', '/docs/tutorials'],
  versions: ['2.0', 'current'],
}

export const searchLanguage: Required<SearchLanguage> = {
  locale: 'en',
  stopWords: ['the', 'of'],
  stemmer: false,
  synonyms: [['vnet', 'virtual network']],
}
