/** @type {import('@landing/markdown').Make<import('@landing/content').SiteHooks>} */
export function site({ file }, { readFile }) {
  const terms = readFile(file)
  return {
    dialect: {
      name: 'glossary',
      pages: {
        isSource: (path) => path.endsWith('.json'),
        create: ({ path, text }) => ({
          pages: [{ path: path.replace(/json$/, 'md'), text: pageOf(JSON.parse(text)) }],
        }),
      },
    },
    emit: [
      {
        owns: (path) => path === '/glossary.json',
        files: () => [{ path: 'glossary.json', content: terms }],
      },
    ],
    client: [
      {
        module: new URL('./client.js', import.meta.url).href,
        styles: new URL('./terms.css', import.meta.url).href,
        when: 'has:.glossary-term',
      },
    ],
  }
}

function pageOf(terms) {
  const entries = Object.entries(terms).map(([word, meaning]) => `## ${word}\n\n${meaning}\n`)
  return ['# Glossary\n', ...entries].join('\n')
}
