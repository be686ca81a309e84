import { toHref } from '@landing/schema'
import type { LinkView, MenuView } from '../context/item-view'
import { STORAGE_KEYS } from '../mode/storage'
import { useStored } from '../mode/use-stored'

/** A link or menu for the version that the reader prefers, which only a browser knows. */
export function useVersionTarget<View extends LinkView | MenuView>(view: View): View {
  const { docsSet = '', hrefs, labels } = view.versions ?? {}
  const name = useStored(STORAGE_KEYS.preferredVersion(docsSet))
  if (name === null) return view
  return { ...view, href: hrefs?.[name] ?? view.href, label: labels?.[name] ?? view.label }
}

/** Attributes by which the behaviours do the same in documents without React. */
export function versionAttributes({ versions }: LinkView | MenuView, base: string) {
  const hrefs =
    versions?.hrefs &&
    Object.fromEntries(
      Object.entries(versions.hrefs).map(([name, path]) => [name, toHref(base, path)]),
    )
  return {
    'data-docs-set': versions?.docsSet,
    'data-version-hrefs': hrefs && JSON.stringify(hrefs),
    'data-version-labels': versions?.labels && JSON.stringify(versions.labels),
  }
}
