import { nearestOf } from '../text/did-you-mean'

/** Packages for messages that name one where a site lacks it. Nothing else tells them from other plugins. */
const packages = [
  ...['changelog', 'dialects', 'hosted-search', 'lint', 'math', 'mdx', 'mermaid', 'offline'],
  ...['og-images', 'openapi', 'terraform', 'typescript'],
].map(packageOf)

/** Plugins by the dialects that they have. */
const dialects = new Map([
  ...['docusaurus', 'fumadocs', 'mintlify', 'nextra', 'starlight', 'vitepress'].map(
    (dialect) => [dialect, 'dialects'] as const,
  ),
  ['changelog', 'changelog'],
  ['terraform-registry', 'terraform'],
])

/** What the plugin draws that has the name of the code block's language. */
const drawings = new Map([
  ['mermaid', 'diagram'],
  ['math', 'formula'],
])

/** The format of a plugin. Its files are pages without the plugin, too. */
export const mdx = {
  name: 'MDX',
  ending: '.mdx',
  unread: {
    code: 'page/no-parser',
    message: 'The page is written in MDX, and no plugin reads it.',
    help: installHelp('mdx'),
  },
} as const

/** How to get the plugin of a dialect; `undefined` for one that no plugin of Landing has. */
export function dialectHelp(dialect: string): string | undefined {
  const plugin = dialects.get(dialect)
  return plugin && installHelp(plugin)
}

/** How to get a module that is not installed; `undefined` for one that is not of a package. */
export function moduleHelp(module: string): string | undefined {
  const [name] = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?=\/|$)/.exec(module) ?? []
  if (name?.startsWith('@landing/') && !packages.includes(name)) {
    return nearestOf(name, packages, 'Plugins of Landing')
  }
  return name && `Run "npm install ${name}".`
}

/** The same of a module that a page imports. */
export function importHelp(module: string): string {
  return `${moduleHelp(module) ?? 'Correct the import.'} For modules of other documentation tools: ${installHelp('dialects')}`
}

/** Message and help for a code block of a language that is shown as its source; `undefined` for one that no plugin renders. */
export function missingPlugin(language: string): { message: string; help: string } | undefined {
  const what = drawings.get(language)
  return what === undefined
    ? undefined
    : {
        message: `The ${what} is shown as text: no plugin renders it.`,
        help: `${installHelp(language)} To show its source, write it in a code block with the language "text".`,
      }
}

function packageOf(plugin: string): string {
  return `@landing/plugin-${plugin}`
}

function installHelp(plugin: string): string {
  return `Run "npm install ${packageOf(plugin)}", and add it to "plugins" of the configuration.`
}
