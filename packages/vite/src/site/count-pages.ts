import type { SiteRoute } from './routes'

const isDocument = (route: SiteRoute): boolean =>
  route.kind === 'content'
    ? route.route.kind === 'doc'
    : route.kind === 'fixed' && route.document !== undefined

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`

/** Returns the number of pages by kind: "2 documents, 1 page of src/pages and 5 generated pages". */
export function countPages(routes: readonly SiteRoute[]): string {
  const documents = routes.filter(isDocument).length
  const ownPages = routes.filter(({ kind }) => kind === 'component').length
  const generated = routes.length - documents - ownPages
  return new Intl.ListFormat('en-GB').format([
    count(documents, 'document'),
    ...(ownPages === 0 ? [] : [`${count(ownPages, 'page')} of src/pages`]),
    ...(generated === 0 ? [] : [count(generated, 'generated page')]),
  ])
}
