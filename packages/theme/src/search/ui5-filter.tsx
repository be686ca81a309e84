// First: UI5 reads its settings when the first of its elements is defined.
import '../ui5/page-start'

import type { SiteData } from '@landing/schema'
import OptionElement from '@ui5/webcomponents/dist/Option.js'
import SelectElement from '@ui5/webcomponents/dist/Select.js'
import { Option } from '@ui5/webcomponents-react/Option'
import { Select } from '@ui5/webcomponents-react/Select'
import type { ReactNode } from 'react'
import type { FilterControlProps } from '../context/ui5-parts'
import { loadRuntime } from '../ui5/start'

/** Stands for the empty value, which UI5 ignores; no context has this name. */
const EMPTY = '*'

/** A `Select` of UI5 that replaces the browser's. */
export function Ui5Filter({ id, label, options, value, onChoose }: FilterControlProps): ReactNode {
  return (
    <Select
      id={id}
      accessibleName={label}
      value={value || EMPTY}
      onChange={(event) => {
        const chosen = event.detail.selectedOption.value
        onChoose?.(chosen === undefined || chosen === EMPTY ? '' : chosen)
      }}
      onOpen={({ target }) => {
        // UI5 names the field only: axe's aria-dialog-name and aria-input-field-name.
        const unnamed = target.shadowRoot?.querySelectorAll('[ui5-responsive-popover], [ui5-list]')
        for (const part of unnamed ?? []) part.setAttribute('accessible-name', label)
      }}
    >
      {options.map(([option, text]) => (
        <Option key={option} value={option || EMPTY}>
          {text}
        </Option>
      ))}
    </Select>
  )
}

/** Resolves when theme and texts are loaded, so that the control renders at once. */
export async function prepareFilter(site: SiteData): Promise<void> {
  await loadRuntime(site)
  await Promise.all(
    [new SelectElement(), new OptionElement()].map((element) => element.definePromise),
  )
}
