import type { ReactNode } from 'react'
import type { FilterControlProps } from '../context/ui5-parts'

/** The native control: in documents, until UI5's is loaded, and in sites without UI5. */
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
