import { useViewText } from '../context/use-view-text'
import { IconPart } from '../primitives/icon'

export interface RecentListProps {
  /** Id of the list; an option's is followed by `-` and its position. */
  readonly id: string
  readonly searches: readonly string[]
  readonly active: number
  readonly onActive: (position: number) => void
  readonly onChoose: (query: string) => void
}

/** Recent searches, as the options of a combobox. */
export function RecentList({ id, searches, active, onActive, onChoose }: RecentListProps) {
  const text = useViewText()
  return (
    <>
      <p className="landing-suggestions-heading" id={`${id}-label`}>
        {text('searchRecent')}
      </p>
      <div
        id={id}
        className="landing-suggestions-list"
        role="listbox"
        aria-labelledby={`${id}-label`}
      >
        {searches.map((query, position) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={query}
            id={`${id}-${position}`}
            className="landing-suggestion"
            role="option"
            aria-selected={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => active !== position && onActive(position)}
            onClick={() => onChoose(query)}
          >
            <IconPart name="recent" />
            <span className="landing-suggestion-text">{query}</span>
          </div>
        ))}
      </div>
    </>
  )
}
