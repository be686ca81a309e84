import type { BuiltSite, Emitter, OutputView, SearchedPage } from '@landing/content'
import { type CountedPage, countPage, type PlannedFile, pageText } from '@landing/search/build'
import { searchHook } from '../site/search-hook'
import type { SiteState } from '../site/state'
import { digest } from '../text/digest'
import { catalogPath, toCatalog } from './search-catalog'
import { planSearchIndexes, type SearchRules, searchPath } from './search-indexes'

/** The emitter of the built-in engine, unless a plugin searches the site. @param version of the code that makes indexes */
export function searchEmitters({ content, config }: SiteState, version: string): Emitter[] {
  if (searchHook(content.plugins) !== undefined) return []
  const { languages, weights } = config.search
  return [searchFiles({ languages, weights, synonyms: content.synonyms }, version)]
}

/**
 * Indexes are made again only when something that is searched has changed, and of their files only those whose keys are
 * new: a key says what is in a file.
 */
function searchFiles(rules: SearchRules, version: string): Emitter {
  return {
    owns: (path) => /^\/search\/.+\.\w+$/.test(path),
    group: { name: 'search', key: (built) => keyOf(built, rules, version) },
    async *files(built, { cache }) {
      const { site } = built
      const { pages } = await built.search()
      const byPath = new Map(pages.map((page) => [page.path, page]))
      const textsOf = (file: PlannedFile) =>
        Promise.all(
          file.texts.map(async ({ path }) => {
            const page = await byPath.get(path)?.page()
            return page === undefined ? [] : pageText(page)
          }),
        )
      const indexes = await planSearchIndexes(pages, (page) => counted(page, cache), site, rules)
      for (const file of indexes.flatMap(({ files }) => files)) {
        const content = async () => file.bytes(await textsOf(file))
        yield { path: searchPath(file.name), key: `index ${file.key}`, content }
      }
      const refs = indexes.map(({ ref }) => ref)
      yield {
        path: catalogPath,
        content: toCatalog(refs, site, await keyOf(built, rules, version)),
      }
    },
  }
}

async function keyOf(
  { site, search }: BuiltSite,
  rules: SearchRules,
  version: string,
): Promise<string> {
  const { base, docs, locale, locales, searchContexts, separateContexts } = site
  const settings = [
    ...[version, base, locale, locales, searchContexts, separateContexts, rules],
    [site.url, site.title, site.tagline],
    docs.map(({ versions }) => versions.map(({ name, isLast }) => [name, isLast])),
  ]
  const { pages } = await search()
  const keys = pages.map(({ path, version, locale, key }) => [path, version, locale, key])
  return digest(JSON.stringify([settings, keys]))
}

/** The words of a page. */
async function counted(page: SearchedPage, cache: OutputView['cache']): Promise<CountedPage> {
  const cached = cache.get<CountedPage>(`words ${page.key}`)
  if (cached !== undefined) return cached
  const words = countPage(await page.page(), page.locale)
  cache.put(`words ${page.key}`, words)
  return words
}
