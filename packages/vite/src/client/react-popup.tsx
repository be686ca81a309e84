import '@landing/theme/suggestions.css'
import type { SearchTarget } from '@landing/theme/behaviours'
import { SearchPopup } from '@landing/theme/search'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Wrap } from './react-context'

/** Renders the suggestions of a search box; returns a function that removes them. */
export function renderPopup(
  wrap: Wrap,
  view: 'list' | 'dialog',
  { field, container, scope, close }: SearchTarget,
): () => void {
  const root = createRoot(container)
  // In the frame that is under way: scheduled, it might come one later.
  flushSync(() => {
    root.render(wrap(<SearchPopup {...{ view, field, scope }} onClose={close} />))
  })
  return () => root.unmount()
}
