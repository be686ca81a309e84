import { isAbsolute, relative } from 'node:path'
import { External } from '../config/external'
import type { ModuleReader } from '../config/read-module'
import { withoutCounterpart } from '../site/site'
import { isValues, listOf, type Values, valuesOf } from '../site/values'
import { pluginOptions, presetOptions } from './files'
import { reportOthers } from './site-config'

const markdownPlugins = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
]
const docsOptions = `id path routeBasePath sidebarPath editUrl editLocalizedFiles editCurrentVersion include exclude tags onInlineTags
  lastVersion versions includeCurrentVersion onlyIncludeVersions disableVersioning showLastUpdateTime showLastUpdateAuthor
  ${markdownPlugins.join(' ')}`
const blogOptions = `id path routeBasePath editUrl editLocalizedFiles include exclude tags onInlineTags onInlineAuthors
  onUntruncatedBlogPosts blogTitle blogDescription postsPerPage blogSidebarCount authorsMapPath feedOptions showReadingTime
  ${markdownPlugins.join(' ')}`
/** Markdown that Landing has without a plugin, or with one that the migration adds. */
const builtInMarkdown =
  /^(?:remark-math|remark-gfm|rehype-katex|@docusaurus\/remark-plugin-npm2yarn)$/
const classic = /(?:^|[-/])classic$/
const carriedOver = /content-(?:docs|blog|pages)$|client-redirects$/
/** Reports the plugins, and the options of plugins, that are not carried over. */
export function reportPlugins(config: Values, root: string, reader: ModuleReader): void {
  const preset = presetOptions(config) ?? {}
  reportEntries(config, 'presets', classic, root, reader)
  reportEntries(config, 'plugins', carriedOver, root, reader)
  reportRedirects(config, reader)
  const docs = [valuesOf(preset.docs), ...pluginOptions(config.plugins, /content-docs$/)]
  for (const options of docs) {
    const keepsNumbers = options.numberPrefixParser === false ? ' numberPrefixParser' : ''
    reportOptions(options, docsOptions + keepsNumbers, 'docs.', reader)
  }
  const blogs = [valuesOf(preset.blog), ...pluginOptions(config.plugins, /content-blog$/)]
  for (const options of blogs) reportOptions(options, blogOptions, 'blog.', reader)
}

/** Redirects that the plugin makes from what the site has. */
function reportRedirects(config: Values, reader: ModuleReader): void {
  for (const options of pluginOptions(config.plugins, /client-redirects$/)) {
    reportOthers(options, 'id redirects', reader, 'client-redirects.')
  }
}

function reportEntries(
  config: Values,
  key: string,
  moved: RegExp,
  root: string,
  reader: ModuleReader,
): void {
  for (const entry of listOf(config[key])) {
    const name = moduleOf(entry)
    // What is unknown was reported when it was read.
    if (name === undefined || moved.test(name)) continue
    const label = isAbsolute(name) ? relative(root, name) : name
    reader.note(
      config,
      key,
      key === 'presets' && 'docs' in valuesOf(listOf(entry)[1])
        ? `Of \`${label}\`, only the options of Docusaurus' own preset are carried over.`
        : `\`${label}\` of \`${key}\` is not carried over.`,
      withoutCounterpart,
    )
  }
}

function reportOptions(options: Values, moved: string, path: string, reader: ModuleReader): void {
  reportOthers(options, moved, reader, path)
  for (const key of markdownPlugins) {
    for (const entry of listOf(options[key])) {
      const name = moduleOf(entry) ?? ownPlugin
      if (builtInMarkdown.test(name)) continue
      const target = /rehype/i.test(key) ? 'rehypePlugins' : 'remarkPlugins'
      reader.note(
        options,
        key,
        `${name.includes(' ') ? name : `\`${name}\``} in \`${path}${key}\` is not carried over.`,
        `Name its module in \`markdown.${target}\`, if pages need it.`,
      )
    }
  }
}

const ownPlugin = 'A plugin of your own'

/** Name of the module of a plugin: of `'name'`, `['name', options]`, or an imported one. */
function moduleOf(entry: unknown): string | undefined {
  const [plugin] = Array.isArray(entry) ? entry : [entry]
  if (plugin instanceof External) return plugin.module
  if (typeof plugin === 'string') return plugin
  return typeof plugin === 'function' || isValues(plugin) ? ownPlugin : undefined
}
