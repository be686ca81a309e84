import type { Preset, PresetContext } from '@landing/content'
import { fumadocsFrontMatter } from '@landing/schema/foreign'
import { folderItems } from './folder-navigation'
import { remarkFumadocsCode } from './fumadocs-code'
import { fumadocsComponents } from './fumadocs-components'
import { readMetaFiles } from './fumadocs-navigation'
import { remarkHeadingMarks } from './heading-marks'
import { remarkLead } from './lead'
import { next } from './next'

const dialect = 'fumadocs'

/** Options of the preset: `presets: [['@landing/vite/presets/fumadocs', { … }]]`. */
export interface FumadocsOptions {
  /** The folder whose `meta.json` files make the sidebar, from the content folder, such as `docs`; default: sidebars follow the folders. */
  readonly navigation?: string
}

/** Pages of Fumadocs as they are: `presets: ['@landing/vite/presets/fumadocs']`. */
export default ({ navigation }: FumadocsOptions = {}, context: PresetContext): Preset => {
  const files = navigation === undefined ? undefined : readMetaFiles(navigation, context)
  return {
    dialect,
    keepsNames: true,
    frontMatter: fumadocsFrontMatter,
    remarkPlugins: [[remarkHeadingMarks, dialect], [remarkLead, dialect], remarkFumadocsCode],
    mdx: {
      ...next,
      inMarkdown: true,
      components: { ...next.components, ...fumadocsComponents },
    },
    ...(files && {
      sidebar: (pages, folder) =>
        folder === '.' ? folderItems(pages, (path) => files.get(path)) : undefined,
    }),
  }
}
