import { isModified } from '../behaviours/events'
import type { IconName } from '../context/item-view'
import { IconPart } from '../primitives/icon'
import type { Combobox } from './use-combobox'

/** One option of a group. */
interface Row {
  readonly label: string
  readonly kind?: string
  readonly icon: IconName
  /** Address with base, for a row that leads to a page. */
  readonly href?: string
}

export interface OptionGroupProps {
  readonly label: string
  readonly box: Combobox
  /** Position of the first row in the list. */
  readonly first: number
  readonly rows: readonly Row[]
}

/** Options of the combobox below a heading: recent searches, pages, actions. */
export function OptionGroup({ label, box, first, rows }: OptionGroupProps) {
  const { id, active, setActive, onChoose } = box
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of a form
    <div role="group" aria-label={label} className="landing-suggestions-options">
      <p className="landing-suggestions-heading" role="presentation">
        {label}
      </p>
      {rows.map((row, index) => {
        const position = first + index
        const Option = row.href === undefined ? 'div' : 'a'
        return (
          <Option
            key={`${row.kind} ${row.href} ${row.label}`}
            id={`${id}-${position}`}
            className="landing-suggestion"
            role="option"
            aria-selected={position === active}
            {...(row.href !== undefined && { href: row.href, tabIndex: -1 })}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => active !== position && setActive(position)}
            onClick={(event) => {
              // A new tab or window is the browser's.
              if (row.href !== undefined && isModified(event.nativeEvent)) return
              event.preventDefault()
              onChoose(position)
            }}
          >
            <IconPart name={row.icon} />
            <span className="landing-suggestion-text landing-suggestion-line">
              <span>{row.label}</span>
              {row.kind ? <span className="landing-suggestion-trail">{row.kind}</span> : null}
            </span>
          </Option>
        )
      })}
    </div>
  )
}
