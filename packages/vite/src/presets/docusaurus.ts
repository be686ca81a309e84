import type { MdxConstruct, Preset } from '@landing/content'
import { codeBlock, container, labelled, link, textOf } from './directives'

const content: MdxConstruct = ({ blocks }) => blocks()
const nothing: MdxConstruct = () => []
const toLink: MdxConstruct = ({ attributes, words }) =>
  link(textOf(attributes.to) || textOf(attributes.href), words())
const toAdmonition: MdxConstruct = ({ attributes, blocks }) =>
  container(textOf(attributes.type) || 'note', {}, blocks(), textOf(attributes.title))

/** Pages of Docusaurus as they are: `presets: ['@landing/vite/presets/docusaurus']`. */
const preset: Preset = {
  dialect: 'docusaurus',
  mdx: {
    aliases: { '@site/': '.' },
    components: {
      '': { Head: nothing },
      '@docusaurus/BrowserOnly': { default: content },
      '@docusaurus/Head': { default: nothing },
      '@docusaurus/Link': { default: toLink },
      '@docusaurus/Translate': { default: ({ words }) => words() },
      '@theme/Admonition': { default: toAdmonition },
      '@theme/CodeBlock': {
        default: (element) => codeBlock(element.attributes.code ?? element.code(), element),
      },
      '@theme/Details': {
        default: ({ attributes, blocks }) =>
          container('details', {}, blocks(), textOf(attributes.summary)),
      },
      '@theme/TabItem': {
        default: ({ attributes, blocks }) =>
          container(
            'tab',
            { label: textOf(attributes.label) || textOf(attributes.value) },
            blocks(),
          ),
      },
      '@theme/Tabs': {
        default: ({ attributes, blocks }) =>
          container(
            'tabs',
            {
              group: textOf(attributes.groupId),
              query: textOf(
                attributes.queryString === true ? attributes.groupId : attributes.queryString,
              ),
            },
            labelled(blocks(), attributes.values),
          ),
      },
      '@theme/ThemedImage': {
        default: ({ attributes: { sources, alt } }) => {
          const { light, dark } = sources as Readonly<Record<string, unknown>>
          const image = (url: unknown, mode: string) =>
            ({ type: 'image', url: `${textOf(url)}#${mode}-only`, alt: textOf(alt) }) as const
          return [image(light, 'light'), image(dark, 'dark')]
        },
      },
    },
    functions: { '@docusaurus/useBaseUrl': { default: (path) => path } },
  },
}

export default preset
