/** @type {import('@landing/markdown').Make<import('@landing/markdown').CompileHooks>} */
export function compile({ file }, { readFile }) {
  const terms = JSON.parse(readFile(file))
  return {
    // `:term[API]`: an abbreviation with its meaning.
    directives: {
      term: {
        text: {
          attributes: [],
          html: ({ children, position }) => {
            const [{ value: word }] = children
            const hProperties = { title: terms[word] ?? '', className: ['glossary-term'] }
            return [{ type: 'emphasis', children, data: { hName: 'abbr', hProperties }, position }]
          },
          markdown: (_, word) => (terms[word] === undefined ? word : `${word} (${terms[word]})`),
        },
      },
    },
    lint: [
      ({ text, report }) => {
        for (const { 1: word, index } of text.matchAll(/(?<!`):term\[([^\]]*)\]/g)) {
          if (Object.hasOwn(terms, word)) continue
          report({
            code: 'glossary/unknown',
            severity: 'warn',
            at: index,
            message: `The glossary does not have "${word}".`,
            help: `Add it to ${file}.`,
          })
        }
      },
    ],
  }
}
