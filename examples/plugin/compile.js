/** @type {import('@landing/markdown').Make<import('@landing/markdown').CompileHooks>} */
export function compile({ file }, { readFile }) {
  const terms = JSON.parse(readFile(file))
  return {
    steps: [{ at: 'markdown', plugin: () => (tree) => explain(tree, terms) }],
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

/** The directive `:term[API]`, as an abbreviation with its meaning. */
function explain(node, terms) {
  if (node.type === 'textDirective' && node.name === 'term') {
    const [{ value: word } = {}] = node.children
    const hProperties = { title: terms[word] ?? '', className: ['glossary-term'] }
    Object.assign(node, { type: 'emphasis', data: { hName: 'abbr', hProperties } })
  }
  for (const child of node.children ?? []) explain(child, terms)
}
