const states = ['accepted', 'proposed', 'replaced']
const nameOf = (path) => /(\d{4})-[^/]*$/.exec(path)?.[1]

/** @type {import('@landing/content').SiteHooks} */
const site = {
  dialect: {
    name: 'decisions',
    // "status" is a key of this dialect, and the tag of pages without tags.
    facts({ frontMatter: { status = 'proposed' } }) {
      return { ownKeys: ['status'], tags: [status], data: { status } }
    },
    // One category for each status.
    sidebar(pages) {
      return states.flatMap((status) => {
        const items = pages.filter(({ data }) => data.status === status).map(({ id }) => id)
        return items.length === 0 ? [] : [{ type: 'category', label: status, items }]
      })
    },
  },
  // `[queues](/DR-0007)` in text, and DR-0007 in code.
  link({ pages }) {
    const records = pages.filter(({ dialect }) => dialect === 'decisions')
    const byName = new Map(records.map((page) => [`/DR-${nameOf(page.source)}`, page]))
    return ({ target }) => (byName.has(target) ? { page: byName.get(target) } : undefined)
  },
}

/** @type {import('@landing/markdown').CompileHooks} */
const compile = {
  dialect: { name: 'decisions' },
  codeBlock(language) {
    if (language !== 'sql') return undefined
    return {
      check(code) {
        const line = code.split('\n').findIndex((text) => /select \*/i.test(text)) + 1
        const found = { code: 'decisions/select', severity: 'warn', line, column: 1 }
        return line === 0 ? undefined : { ...found, message: 'Name the columns (DR-0007).' }
      },
      references: (code) =>
        code.split('\n').flatMap((text, index) => {
          const [name] = /DR-\d{4}/.exec(text) ?? []
          return name === undefined ? [] : [{ line: index + 1, text: name, target: `/${name}` }]
        }),
    }
  },
}

/**
 * Decision records, such as `0007-use-queues.md` with `status: accepted`.
 *
 * @type {import('@landing/content').Plugin}
 */
export default {
  name: 'decisions',
  compile: async () => () => compile,
  site: async () => () => site,
}
