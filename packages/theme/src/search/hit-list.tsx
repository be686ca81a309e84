import { type Hit, toHref } from '@landing/schema'
import { type MouseEvent, memo } from 'react'
import { isModified } from '../behaviours/events'
import { useTheme } from '../context/theme-context'
import { breakable } from '../primitives/breakable'
import { IconPart } from '../primitives/icon'
import { type HitGroup, hitLabel, hitPath, useHitTrail } from './hit-address'
import { MarkedText } from './marked-text'
import { Passage } from './passage'

export interface HitListProps {
  /** Id of the list; an option's is followed by `-` and its position. */
  readonly id: string
  readonly groups: readonly HitGroup[]
  /** Words to mark on the page that is opened. */
  readonly words: readonly string[]
  readonly active: number
  readonly onActive: (position: number) => void
  readonly onOpen: (hit: Hit) => void
}

/** Hits as options of a combobox, grouped by page. Renders again only when a property changes. */
export const HitList = memo(function HitList({
  id,
  groups,
  words,
  active,
  onActive,
  onOpen,
}: HitListProps) {
  const { site } = useTheme()
  const hits = groups.flatMap((group) => group.hits)
  const onClick = (event: MouseEvent, hit: Hit) => {
    // Anything but a plain click is the browser's: another tab, a window, a download.
    if (isModified(event.nativeEvent)) return
    event.preventDefault()
    onOpen(hit)
  }
  return (
    <>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of a form
        <div key={group.page.u} role="group" aria-label={hitLabel(group.page)}>
          {group.hits.map((hit) => {
            const position = hits.indexOf(hit)
            return (
              <a
                key={hit.u + hit.h}
                id={`${id}-${position}`}
                className={`landing-suggestion${hit === group.page ? '' : ' landing-is-section'}`}
                href={toHref(site.base, hitPath(site, hit, words))}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                // Focus stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => active !== position && onActive(position)}
                onClick={(event) => onClick(event, hit)}
              >
                <HitText hit={hit} first={hit === group.page} />
              </a>
            )
          })}
        </div>
      ))}
    </>
  )
})

/** One suggestion: its page, unless the option above names it, its section and what that says. */
function HitText({ hit, first }: { readonly hit: Hit; readonly first: boolean }) {
  const label = hitLabel(hit)
  const trail = useHitTrail(hit)
  const icon = hit.type === 'content' ? 'text' : 'hash'
  const title = hit.title.text === '' ? breakable(label) : <MarkedText {...hit.title} />
  const isPage = first && hit.h === ''
  return (
    <>
      <IconPart name={first ? 'page' : icon} />
      <span className="landing-suggestion-text">
        {first ? (
          <span className="landing-suggestion-line">
            <span className="landing-suggestion-page">{isPage ? title : breakable(label)}</span>
            {trail ? <span className="landing-suggestion-trail">{breakable(trail)}</span> : null}
          </span>
        ) : null}
        <span className="landing-suggestion-line">
          {isPage ? null : (
            <span className="landing-suggestion-section">
              {first ? <IconPart name={icon} /> : null}
              {title}
            </span>
          )}
          {hit.snippet ? (
            <span className="landing-suggestion-snippet">
              <Passage {...hit.snippet} />
            </span>
          ) : null}
        </span>
      </span>
    </>
  )
}
