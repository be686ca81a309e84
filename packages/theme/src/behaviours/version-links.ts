import { onStored, readStored, STORAGE_KEYS, writeStored } from '../mode/storage'
import { all, type Cleanup, findAll, on } from './events'

/** Lets links of versions and locales keep search string and hash, and remembers a version that is followed. */
export function versionLinks(root: ParentNode): Cleanup {
  return all(
    on(root, 'click auxclick contextmenu', 'a[data-keep-query]', (link) => {
      keepQuery(link as HTMLAnchorElement)
    }),
    on(root, 'click', '[data-prefers-docs]', ({ dataset }) => {
      const { prefersDocs = '', prefersVersion = '' } = dataset
      writeStored(STORAGE_KEYS.preferredVersion(prefersDocs), prefersVersion)
    }),
  )
}

/** Adds the search string and hash of the page to a link, and the query parameters of the link itself. */
function keepQuery(link: HTMLAnchorElement): void {
  const { search, hash } = (link.ownerDocument.defaultView ?? window).location
  const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/)
  link.setAttribute('href', path + mergeQuery(search, link.dataset.keepQuery) + hash)
}

/** A search string with the parameters of another one, which win. */
export function mergeQuery(search: string, extra = ''): string {
  const merged = new URLSearchParams(search)
  for (const [key, value] of new URLSearchParams(extra)) merged.set(key, value)
  return merged.size > 0 ? `?${merged}` : ''
}

/** Makes links that depend on the version a reader prefers lead there, also when it is chosen in another tab. */
export function preferVersions(root: ParentNode): Cleanup {
  return all(
    ...findAll(root, '[data-docs-set]').map((element) => {
      const key = STORAGE_KEYS.preferredVersion(element.dataset.docsSet ?? '')
      const show = () => showVersion(element, key)
      show()
      return onStored(key, show)
    }),
  )
}

/** Shows the link or label of the stored version. */
function showVersion(element: HTMLElement, key: string): void {
  const name = readStored(key)
  if (name === null) return
  const { versionHrefs = '{}', versionLabels = '{}' } = element.dataset
  const href = (JSON.parse(versionHrefs) as Record<string, string>)[name]
  const label = (JSON.parse(versionLabels) as Record<string, string>)[name]
  const text = element.querySelector(':scope > span:not(.landing-icon)')
  if (href !== undefined && element.matches('a')) element.setAttribute('href', href)
  if (label !== undefined && text) text.textContent = label
}
