import type { PlannedFile } from '@landing/search/build'
import { catalogPath, toCatalog } from '../../emit/search-catalog'
import { planSearchIndexes, searchPath } from '../../emit/search-indexes'
import type { Output } from '../../output/output'
import { searchHook } from '../../site/search-hook'
import type { SiteState } from '../../site/state'
import { digest } from '../../text/digest'
import { codeVersion } from './code-version'
import type { Collected } from './collected'

/**
 * Indexes are made again only when something that is searched has changed, and of their files only those whose keys are
 * new: a key says what is in a file.
 */
export async function writeSearch(
  { site, config, content: { plugins, synonyms } }: SiteState,
  output: Output,
  { search }: Collected,
): Promise<void> {
  // Its plugin writes what it needs.
  if (searchHook(plugins) !== undefined) return
  const { languages, weights } = config.search
  const { base, docs, locale, locales, searchContexts, separateContexts } = site
  const pages = search.map(({ path, version, locale: own, key }) => [path, version, own, key])
  const settings = [
    codeVersion(),
    base,
    locale,
    locales,
    searchContexts,
    separateContexts,
    [site.url, site.title, site.tagline],
    docs.map(({ versions }) => versions.map(({ name, isLast }) => [name, isLast])),
    languages,
    weights,
    synonyms,
  ]
  const group = { name: 'search', key: digest(JSON.stringify([settings, pages])) }
  if (output.keepsGroup(group)) return
  const byPath = new Map(search.map((page) => [page.path, page]))
  const textsOf = (file: PlannedFile) =>
    Promise.all(file.texts.map(async ({ path }) => (await byPath.get(path)?.text()) ?? []))
  const indexes = await planSearchIndexes(search, site, { languages, weights, synonyms })
  for (const file of indexes.flatMap(({ files }) => files)) {
    const make = async () => file.bytes(await textsOf(file))
    await output.make(searchPath(file.name), `index ${file.key}`, group, make)
  }
  const refs = indexes.map(({ ref }) => ref)
  await output.write(catalogPath, toCatalog(refs, site, group.key), group)
}
