import type { Plugin } from '@landing/content'
import { type MdxComponents, type MdxConstruct, mdxHooks } from '@landing/plugin-mdx'
import { admonition, content, nothing } from './components'
import {
  attributeText,
  codeBlock,
  container,
  leaf,
  link,
  namedTabs,
  type Values,
} from './directives'
import { docusaurusFrontMatter } from './front-matter'
import { rewriteCodeBlocks, rewriteFences } from './grammar'

const toLink: MdxConstruct = ({ attributes, words }) =>
  link(attributeText(attributes.to) || attributeText(attributes.href), words())
const toCard = ({ label, href, description }: Values) =>
  leaf(
    'link-card',
    { href: attributeText(href), description: attributeText(description) },
    attributeText(label),
  )
/** Without items: those of the page's category. */
const toCards: MdxConstruct = ({ attributes: { items } }) =>
  Array.isArray(items)
    ? container('cards', {}, items.flatMap(toCard))
    : leaf('pages', { in: '.', nested: 'false', as: 'cards' }, '')
const toImage = (src: unknown, alt: unknown, hash = ''): ReturnType<MdxConstruct> =>
  attributeText(src) === ''
    ? []
    : [{ type: 'image', url: attributeText(src) + hash, alt: attributeText(alt) }]

const mdx: MdxComponents = {
  inMarkdown: true,
  components: {
    '': { Head: nothing },
    '@docusaurus/BrowserOnly': { default: content },
    '@docusaurus/Head': { default: nothing },
    '@docusaurus/Link': { default: toLink },
    '@docusaurus/Translate': { default: ({ words }) => words() },
    '@theme/Admonition': { default: admonition },
    '@theme/CodeBlock': {
      default: (element) => codeBlock(element.attributes.code ?? element.code(), element),
    },
    '@theme/Details': {
      default: ({ attributes, blocks }) =>
        container('details', {}, blocks(), attributeText(attributes.summary)),
    },
    // The version is in the navbar.
    '@theme/DocVersionBadge': { default: nothing },
    '@theme/DocVersionBanner': { default: nothing },
    '@theme/DocCardList': { default: toCards },
    '@theme/IdealImage': { default: ({ attributes: { img, alt } }) => toImage(img, alt) },
    '@theme/Mermaid': {
      default: ({ attributes: { value } }) => codeBlock(value, { attributes: { lang: 'mermaid' } }),
    },
    // Every page has its contents beside it.
    '@theme/TOCInline': { default: nothing },
    '@theme/TabItem': {
      default: ({ attributes, blocks }) =>
        container(
          'tab',
          {
            label: attributeText(attributes.label) || attributeText(attributes.value),
            value: attributeText(attributes.value),
            default: attributes.default === true ? 'true' : undefined,
          },
          blocks(),
        ),
    },
    '@theme/Tabs': {
      default: ({ attributes, blocks }) =>
        container(
          'tabs',
          {
            group: attributeText(attributes.groupId),
            query: attributeText(
              attributes.queryString === true ? attributes.groupId : attributes.queryString,
            ),
          },
          namedTabs(blocks(), attributes),
        ),
    },
    '@theme/ThemedImage': {
      default: ({ attributes: { sources, alt } }) => {
        const { light, dark } = (sources ?? {}) as Values
        return [...toImage(light, alt, '#light-only'), ...toImage(dark, alt, '#dark-only')]
      },
    },
  },
  functions: {
    '@docusaurus/theme-common': { useCurrentSidebarCategory: () => ({ items: undefined }) },
    '@docusaurus/useBaseUrl': { default: (path) => path },
  },
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin = {
  name: '@landing/plugin-dialects/docusaurus',
  options: {},
  compile: async () => () => ({
    ...mdxHooks,
    dialect: {
      name: 'docusaurus',
      rewrite: rewriteFences,
      rewriteTree: rewriteCodeBlocks,
      frontMatter: docusaurusFrontMatter,
      aliases: { '@site/': '.' },
      formats: { MDX: mdx },
    },
  }),
}

export default plugin
