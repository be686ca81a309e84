import type { Preset } from '@landing/content'
import { codeBlock, container, inline, leaf, textOf, words } from './directives'

const designs: Readonly<Record<string, string>> = { secondary: 'default', minimal: 'default' }

/** Pages of Starlight as they are: `presets: ['@landing/vite/presets/starlight']`. */
const preset: Preset = {
  dialect: 'starlight',
  mdx: {
    components: {
      '': { Fragment: ({ blocks }) => blocks() },
      '@astrojs/starlight/components': {
        Aside: ({ attributes, blocks }) =>
          container(textOf(attributes.type) || 'note', {}, blocks(), textOf(attributes.title)),
        Badge: ({ attributes, words: inside }) =>
          inline(
            'badge',
            { type: textOf(attributes.variant) },
            attributes.text === undefined ? inside() : words(textOf(attributes.text)),
          ),
        Card: ({ attributes, blocks }) =>
          container('card', { icon: textOf(attributes.icon) }, blocks(), textOf(attributes.title)),
        CardGrid: ({ blocks }) => container('cards', {}, blocks()),
        Code: ({ attributes }) => codeBlock(attributes.code, { attributes }),
        FileTree: ({ blocks }) => container('file-tree', {}, blocks()),
        Icon: ({ attributes }) =>
          inline('icon', { label: textOf(attributes.label) }, words(textOf(attributes.name))),
        LinkButton: ({ attributes, words: inside }) =>
          inline(
            'link-button',
            {
              href: textOf(attributes.href),
              design: designs[textOf(attributes.variant)] ?? 'emphasized',
            },
            inside(),
          ),
        LinkCard: ({ attributes: { title, href, description } }) =>
          leaf(
            'link-card',
            { href: textOf(href), description: textOf(description) },
            textOf(title),
          ),
        Steps: ({ blocks }) => container('steps', {}, blocks()),
        TabItem: ({ attributes, blocks }) =>
          container('tab', { label: textOf(attributes.label) }, blocks()),
        Tabs: ({ attributes, blocks }) =>
          container('tabs', { group: textOf(attributes.syncKey) }, blocks()),
      },
      'astro:assets': {
        Image: ({ attributes: { src, alt } }) => [
          { type: 'image', url: textOf(src), alt: textOf(alt) },
        ],
      },
    },
  },
}

export default preset
