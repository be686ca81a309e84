import type { Plugin } from '@landing/content'
import type { CompileHooks } from '@landing/markdown'
import { type MdxComponents, type MdxConstruct, mdxHooks } from '@landing/plugin-mdx'
import { admonition, content, image } from './components'
import { attributeText, codeBlock, container, inline, leaf, words } from './directives'
import { starlightFrontMatter } from './front-matter'
import { rewriteCodeBlocks, rewriteFences } from './grammar'

/** Icons of Starlight by names of the theme's. */
const icons: Readonly<Record<string, string>> = {
  document: 'page',
  magnifier: 'search',
  pencil: 'edit',
  'right-arrow': 'next',
  translate: 'language',
}
const iconOf = (value: unknown) =>
  icons[attributeText(value)] ?? attributeText(value).replace(':', '-')
const designs: Readonly<Record<string, string>> = { secondary: 'default', minimal: 'default' }

/** The command of `<PackageManagers>` for npm, from which those of the others follow. */
const command: MdxConstruct = ({ attributes: { type, pkg, args, dev } }) => {
  const name = attributeText(pkg)
  const rest = attributeText(args)
  const commands: Readonly<Record<string, string>> = {
    create: `npm create ${name}${rest && ` -- ${rest}`}`,
    dlx: `npx ${name} ${rest}`,
    exec: `npx ${name} ${rest}`,
    remove: `npm uninstall ${name}`,
    run: `npm run ${name}${rest && ` -- ${rest}`}`,
  }
  const add = `npm install ${dev === true ? '--save-dev ' : ''}${name} ${rest}`
  const code = (commands[attributeText(type)] ?? add).trim()
  return codeBlock(code, { attributes: { lang: 'sh', meta: 'npm2yarn' } })
}

const components: MdxComponents['components'] = {
  '': { Fragment: content },
  '@astrojs/starlight/components': {
    Aside: admonition,
    Badge: ({ attributes, words: inside }) =>
      inline(
        'badge',
        { type: attributeText(attributes.variant) },
        attributes.text === undefined ? inside() : words(attributeText(attributes.text)),
      ),
    Card: ({ attributes, blocks }) =>
      container(
        'card',
        { icon: iconOf(attributes.icon) },
        blocks(),
        attributeText(attributes.title),
      ),
    CardGrid: ({ blocks }) => container('cards', {}, blocks()),
    Code: ({ attributes }) => codeBlock(attributes.code, { attributes }),
    FileTree: ({ blocks }) => container('file-tree', {}, blocks()),
    Icon: ({ attributes }) =>
      inline('icon', { label: attributeText(attributes.label) }, words(iconOf(attributes.name))),
    LinkButton: ({ attributes, words: inside }) =>
      inline(
        'link-button',
        {
          href: attributeText(attributes.href),
          design: designs[attributeText(attributes.variant)] ?? 'emphasized',
        },
        inside(),
      ),
    LinkCard: ({ attributes: { title, href, description } }) =>
      leaf(
        'link-card',
        { href: attributeText(href), description: attributeText(description) },
        attributeText(title),
      ),
    Steps: ({ blocks }) => container('steps', {}, blocks()),
    TabItem: ({ attributes, blocks }) =>
      container('tab', { label: attributeText(attributes.label) }, blocks()),
    Tabs: ({ attributes, blocks }) =>
      container('tabs', { group: attributeText(attributes.syncKey) }, blocks()),
  },
  'astro:assets': {
    Image: image,
    Picture: image,
  },
  'starlight-package-managers': { PackageManagers: command },
}

/** Options of `starlight`. */
export interface StarlightOptions {
  /** `paths` of the project's `tsconfig.json`, without stars: `{ '@fragments/': 'src/fragments' }`. */
  readonly aliases?: Readonly<Record<string, string>>
}

const mdx: MdxComponents = { foreign: ['astro', '@astro', 'starlight-'], components }

const compile = ({ aliases }: StarlightOptions): CompileHooks => ({
  ...mdxHooks,
  dialect: {
    name: 'starlight',
    rewrite: rewriteFences,
    rewriteTree: rewriteCodeBlocks,
    frontMatter: starlightFrontMatter,
    // Those that Astro's own documentation and template name.
    aliases: {
      '~/': 'src',
      '@/': 'src',
      '@assets/': 'src/assets',
      '@components/': 'src/components',
      ...aliases,
    },
    formats: { MDX: mdx },
  },
})

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<StarlightOptions> = {
  name: '@landing/plugin-dialects/starlight',
  options: { aliases: { mapOf: 'string' } },
  compile: async () => compile,
  site: async () => () => ({ dialect: { name: 'starlight', keepsNames: true } }),
}

export default plugin
