import '@landing/theme/suggestions.css'
import { components, messagesOf } from 'virtual:landing/overrides'
import { siteAt } from 'virtual:landing/site'
import type { Router } from '@landing/router'
import type { SearchBoxOptions } from '@landing/theme/behaviours'
import { attachSuggestions } from '@landing/theme/suggestions'
import type { ReactParts } from './react-parts'

/** Fills the popup of a search box; returns a function that empties it. */
type FillPopup = (...args: Parameters<SearchBoxOptions['onOpen']>) => () => void

/** Loads what a popup shows: suggestions, with React only where the site has parts of its own for them. */
export async function loadPopup(router: Router, { wrap, search }: ReactParts): Promise<FillPopup> {
  if (components.Suggestions || components.SearchDialog || components.Icon) {
    const [{ renderPopup }, loaded] = await Promise.all([import('./react-popup'), wrap()])
    return (view, target) => renderPopup(loaded, view, target)
  }
  const site = siteAt(router.state.location.path)
  const [provider, messages] = await Promise.all([search(), messagesOf(site.locale.code)])
  const navigate = (path: string) => void router.navigate(path)
  return (view, { close, ...target }) =>
    attachSuggestions(
      { ...target, inDialog: view === 'dialog', onClose: close },
      { site, search: provider, messages, navigate },
    )
}
