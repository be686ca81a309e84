import { posix } from 'node:path'
import type { GeneratedPages, PageSource, SiteHooks } from '@landing/content'
import { isRecord, messageOf, pagesFolder } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'
import { Mistake, readRequest } from './request'

/** Value of `dialect` of docs sets, and the front matter key of the links of a page. */
const dialect = 'typescript'

export const site = (): SiteHooks => ({
  dialect: {
    name: dialect,
    pages: { isSource: (path) => /(?:^|[/.])typescript\.ya?ml$/i.test(path), create },
    facts: ({ frontMatter: { [dialect]: links } }) => ({
      ownKeys: [dialect],
      data: isRecord(links) ? { links: JSON.stringify(links) } : {},
    }),
  },
  link: (site) => (link) => {
    const { page: from, target, kind } = link
    if (kind !== 'reference' || from.dialect !== dialect || !from.data.links) return undefined
    const links = JSON.parse(from.data.links) as Readonly<Record<string, string>>
    const path = Object.hasOwn(links, target) ? links[target] : undefined
    if (path === undefined) return undefined
    const file = posix.join(posix.dirname(from.source), path.replace(/\.md$/, ''))
    const page = site.find(file, from)
    return page && { page: page }
  },
})

async function create({ path, text, file, isFetched }: PageSource): Promise<GeneratedPages> {
  try {
    const request = readRequest(text)
    if (isFetched) {
      // Imports are followed to anywhere.
      const help = 'Install the package, and name it in a docs set of the site itself.'
      const place = { code: 'typescript/invalid', help, line: 1, column: 1 }
      throw new Mistake('References of TypeScript are not made in "sources".', place)
    }
    const { referenceOf } = await import('./reference').catch((error) => {
      const message = `References of TypeScript cannot be made without typedoc: ${messageOf(error)}`
      const help = 'Install it: npm install --save-dev typedoc typedoc-plugin-markdown typescript@5'
      throw new LandingError('content/plugin', message, { help })
    })
    const { pages, files } = await referenceOf(request, file)
    const folder = pagesFolder(path, /typescript\.ya?ml$/i)
    return { pages: pages.map((each) => ({ ...each, path: folder + each.path })), files }
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    const { message, place } = error
    return { pages: [], problems: [{ ...place, message, severity: 'throw' }] }
  }
}
