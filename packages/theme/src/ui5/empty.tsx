import { createElement, type ReactNode } from 'react'

/** A picture for a place where there is nothing. Its space is kept while its code is on its way. */
export function Empty({ name }: { readonly name: 'PageNotFound' | 'NoSearchResults' }): ReactNode {
  return (
    <div className="illustration" aria-hidden="true">
      {createElement('ui5-illustrated-message', { name, design: 'Spot', decorative: true })}
    </div>
  )
}
