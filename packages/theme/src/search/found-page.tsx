import type { ReactNode } from 'react'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { breakable } from '../primitives/breakable'
import { type HitGroup, hitLabel, hitPath, hitTrail } from '../suggestions/hit-address'
import { MarkedText } from './marked-text'
import { Passage } from './passage'

/** A page in the results: title, passage and sections that matched. */
export function FoundPage({
  group: { page: first, hits },
  words,
}: {
  readonly group: HitGroup
  readonly words: readonly string[]
}): ReactNode {
  const { site } = useTheme()
  const trail = hitTrail(site, first, useViewText()('apiReference'))
  const page = hits.find((hit) => hit.h === '')
  const title = page?.title ?? { text: hitLabel(first), ranges: [] }
  const sections = hits.filter((hit) => hit !== page)
  return (
    <article className="landing-search-hit">
      {trail ? <p className="landing-search-hit-trail">{breakable(trail)}</p> : null}
      <h2>
        <Anchor href={hitPath(site, { ...first, h: '' }, words)}>
          <MarkedText {...title} />
        </Anchor>
      </h2>
      {page?.snippet ? (
        <p>
          <Passage {...page.snippet} />
        </p>
      ) : null}
      {sections.length > 0 ? (
        <ul>
          {sections.map((hit) => (
            <li key={hit.h}>
              <Anchor href={hitPath(site, hit, words)}>
                <MarkedText {...hit.title} />
              </Anchor>
              {hit.snippet ? (
                <p>
                  <Passage {...hit.snippet} />
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}
