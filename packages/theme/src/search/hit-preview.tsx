import type { Hit } from '@landing/schema'
import { type ReactNode, useSyncExternalStore } from 'react'
import { listen } from '../behaviours/events'
import { useViewText } from '../context/use-view-text'
import { breakable } from '../primitives/breakable'
import { hitLabel, useHitTrail } from './hit-address'
import { MarkedText } from './marked-text'
import { Passages } from './passage'

/** Whether there is room for a preview beside the list. */
export function useHasPreview(): boolean {
  return useSyncExternalStore(onResize, () => window.matchMedia('(min-width: 75em)').matches)
}

const onResize = (callback: () => void) => listen(window, 'resize', callback)

/** Preview of a hit, as text with marked words. */
export function HitPreview({ hit }: { readonly hit: Hit }): ReactNode {
  const text = useViewText()
  const trail = useHitTrail(hit)
  const passage = hit.preview ?? hit.snippet
  return (
    <section className="landing-suggestions-preview" aria-label={text('searchPreview')}>
      {trail ? <p className="landing-suggestion-trail">{breakable(trail)}</p> : null}
      <p className="landing-suggestions-title">{breakable(hitLabel(hit))}</p>
      {hit.h === '' ? null : (
        <p>
          <MarkedText {...hit.title} />
        </p>
      )}
      {passage ? <Passages {...passage} /> : null}
    </section>
  )
}
