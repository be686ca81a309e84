import type { ReactNode } from 'react'

/** Props of a control that chooses one of several values, rendered by the browser or by UI5. */
export interface FilterControlProps {
  readonly id: string
  /** Name of the form's parameter. */
  readonly name?: string
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Absent in documents without React, where the browser keeps the value. */
  readonly value?: string
  readonly onChoose?: (value: string) => void
}

/** A value and its label. */
export type FilterOption = readonly [value: string, label: string]

/** The browser's own control, for documents and until UI5's is there. */
export function NativeFilter(props: FilterControlProps): ReactNode {
  const { id, name, options, value, onChoose } = props
  return (
    <select
      id={id}
      name={name}
      value={value}
      onChange={(event) => onChoose?.(event.currentTarget.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}
