import type { SiteData } from '@landing/schema'
import type { ComponentType } from 'react'
import type { PartProps } from './parts'

/** UI5 controls in place of native ones, each loaded when shown: `ui5Parts` of `@landing/theme/ui5-parts`. */
export interface Ui5Parts {
  readonly loadSettings: () => Promise<ComponentType<PartProps['DisplaySettings']>>
  /** Resolves when the control can render synchronously. */
  readonly loadFilter: (site: SiteData) => Promise<ComponentType<FilterControlProps>>
}

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
