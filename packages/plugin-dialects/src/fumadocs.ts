import type { Plugin, SiteHooks } from '@landing/content'
import type { CompileHooks, PluginContext } from '@landing/markdown'
import { type MdxComponents, mdxHooks } from '@landing/plugin-mdx'
import { folderItems } from './folder-navigation'
import { fumadocsFrontMatter } from './front-matter'
import { remarkFumadocsCode } from './fumadocs-code'
import { fumadocsComponents } from './fumadocs-components'
import { readMetaFiles } from './fumadocs-navigation'
import { rewriteCodeBlocks, rewriteFences } from './grammar'
import { remarkHeadingMarks } from './heading-marks'
import { remarkLead } from './lead'
import { next, nextAliases } from './next'

const dialect = 'fumadocs'

/** Options of `fumadocs`. */
export interface FumadocsOptions {
  /** The folder whose `meta.json` files make the sidebar, from the content folder, such as `docs`; default: sidebars follow the folders. */
  readonly navigation?: string
}

const mdx: MdxComponents = {
  ...next,
  inMarkdown: true,
  components: { ...next.components, ...fumadocsComponents },
}

const compile = (): CompileHooks => ({
  ...mdxHooks,
  dialect: {
    name: dialect,
    rewrite: rewriteFences,
    rewriteTree: rewriteCodeBlocks,
    frontMatter: fumadocsFrontMatter,
    aliases: nextAliases,
    formats: { MDX: mdx },
  },
  steps: [remarkHeadingMarks, remarkLead, remarkFumadocsCode].map((plugin) => ({
    at: 'markdown',
    dialect,
    plugin,
  })),
})

function site({ navigation }: FumadocsOptions, context: PluginContext): SiteHooks {
  const files = navigation === undefined ? undefined : readMetaFiles(navigation, context)
  return {
    dialect: {
      name: dialect,
      keepsNames: true,
      ...(files && {
        sidebar: (pages, folder) =>
          folder === '.' ? folderItems(pages, (path) => files.get(path)) : undefined,
      }),
    },
  }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<FumadocsOptions> = {
  name: '@landing/plugin-dialects/fumadocs',
  options: { navigation: 'string' },
  compile: async () => compile,
  site: async () => site,
}

export default plugin
