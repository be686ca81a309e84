import type { Plugin, SiteHooks } from '@landing/content'
import type { CompileHooks, PluginContext } from '@landing/markdown'
import { type MdxComponents, type MdxConstruct, mdxHooks } from '@landing/plugin-mdx'
import {
  callout,
  card,
  columns,
  content,
  file,
  fileTree,
  folder,
  image,
  listOf,
  nothing,
  tab,
  tabs,
} from './components'
import { codeBlock, container, type Node } from './directives'
import { folderItems, titleOf } from './folder-navigation'
import { nextraFrontMatter } from './front-matter'
import { rewriteCodeBlocks, rewriteFences } from './grammar'
import { mayHaveMarks, remarkHeadingMarks } from './heading-marks'
import { next, nextAliases } from './next'
import { navigationOf, readMetaFiles, titleCase } from './nextra-navigation'

const dialect = 'nextra'

/** Each of the highest headings begins a step, and one that comes before them. */
const headingSteps: MdxConstruct = ({ blocks }) => {
  const all = blocks()
  const depth = Math.min(...all.map((node) => (node.type === 'heading' ? node.depth : 7)))
  const before: Node[] = []
  const items: Node[][] = []
  for (const node of all) {
    const begins = node.type === 'heading' && (node.depth === depth || items.length === 0)
    if (begins) items.push([node])
    else (items.at(-1) ?? before).push(node)
  }
  return items.length === 0 ? all : [...before, ...container('steps', {}, listOf(true, ...items))]
}

const components: Readonly<Record<string, MdxConstruct>> = {
  // Of the whole site: `announcement` in the configuration.
  Banner: nothing,
  Bleed: content,
  Callout: callout(
    { error: 'danger', important: 'important', info: 'info', warning: 'warning' },
    'tip',
  ),
  Card: card,
  Cards: columns,
  'Cards.Card': card,
  // Its words may be known at run time only.
  Code: ({ words: inside }) => [
    { type: 'emphasis', data: { hName: 'code' }, children: [...inside()] } as unknown as Node,
  ],
  Collapse: content,
  FileTree: fileTree,
  'FileTree.File': file,
  'FileTree.Folder': folder,
  Head: nothing,
  Image: image,
  ImageZoom: image,
  Mermaid: ({ attributes: { chart } }) => codeBlock(chart, { attributes: { lang: 'mermaid' } }),
  Steps: headingSteps,
  Tab: tab,
  Tabs: tabs,
  'Tabs.Tab': tab,
}

/** Options of `nextra`. */
export interface NextraOptions {
  /** The folder whose `_meta` files make the sidebar, from the content folder, such as `docs`; default: sidebars follow the folders. */
  readonly navigation?: string
}

const mdx: MdxComponents = {
  ...next,
  inMarkdown: true,
  components: {
    ...next.components,
    '': components,
    'nextra/components': components,
    'nextra-theme-docs': components,
  },
}

const compile = (): CompileHooks => ({
  ...mdxHooks,
  dialect: {
    name: dialect,
    rewrite: rewriteFences,
    rewriteTree: rewriteCodeBlocks,
    frontMatter: nextraFrontMatter,
    aliases: nextAliases,
    formats: { MDX: mdx },
  },
  steps: [{ at: 'markdown', dialect, needs: { text: mayHaveMarks }, plugin: remarkHeadingMarks }],
})

function site({ navigation }: NextraOptions, context: PluginContext): SiteHooks {
  const files = navigation === undefined ? undefined : readMetaFiles(navigation, context)
  return {
    dialect: {
      name: dialect,
      keepsNames: true,
      facts: ({ path }) => titleOf(path, titleCase),
      ...(files && {
        sidebar: (pages, folder) =>
          folder === '.'
            ? folderItems(pages, (path) => navigationOf(path, files, pages), titleCase)
            : undefined,
      }),
    },
  }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<NextraOptions> = {
  name: '@landing/plugin-dialects/nextra',
  options: { navigation: 'string' },
  compile: async () => compile,
  site: async () => site,
}

export default plugin
