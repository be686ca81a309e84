import type { ComponentType } from 'react'
import type { PartProps } from './parts'

/** UI5 controls in place of native ones, loaded when shown: `ui5Parts` of `@landing/theme/ui5-parts`. */
export interface Ui5Parts {
  readonly loadSettings: () => Promise<ComponentType<PartProps['DisplaySettings']>>
}
