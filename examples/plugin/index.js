/**
 * A glossary: `plugins: [glossary({ file: 'glossary/terms.json' })]`. `:term[API]` explains a word of it, and a docs set with the
 * dialect `glossary` has a page of each file with terms.
 *
 * @param {{ file: string }} options path of the terms from the content folder: `{ "API": "…" }`
 */
export const glossary = (options) => ({ module: 'landing-plugin-glossary', options })

/** @type {import('@landing/content').Plugin} */
export default {
  name: 'landing-plugin-glossary',
  options: { file: (value) => (typeof value === 'string' ? undefined : 'the path of a file') },
  compile: async () => (await import('./compile.js')).compile,
  site: async () => (await import('./site.js')).site,
}
