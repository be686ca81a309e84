/** Packages for messages that name one where a site lacks it. Nothing else tells them from other plugins. */

/** What the plugin draws that has the name of the code block's language. */
const drawings = new Map([
  ['mermaid', 'diagram'],
  ['math', 'formula'],
])

/** The format of a plugin. Its files are pages without the plugin, too. */
export const mdx = {
  name: 'MDX',
  ending: '.mdx',
  /** What Markdown does not have. */
  syntax: /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]/m,
  help: install('mdx'),
}

/** Message and help for a code block of a language that is shown as its source; `undefined` for one that no plugin draws. */
export function undrawn(language: string): { message: string; help: string } | undefined {
  const what = drawings.get(language)
  return what === undefined
    ? undefined
    : {
        message: `The ${what} is shown as text: no plugin draws it.`,
        help: `${install(language)} To show its source, write it in a code block with the language "text".`,
      }
}

function install(plugin: string): string {
  return `Install @landing/plugin-${plugin}, and add it to "plugins" of the configuration.`
}
