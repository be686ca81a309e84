// First: UI5 reads its settings when the first of its elements is defined.
import '../ui5/page-start'

import { Bar } from '@ui5/webcomponents-react/Bar'
import { Button } from '@ui5/webcomponents-react/Button'
import { Dialog } from '@ui5/webcomponents-react/Dialog'
import { SegmentedButton } from '@ui5/webcomponents-react/SegmentedButton'
import { SegmentedButtonItem } from '@ui5/webcomponents-react/SegmentedButtonItem'
import { Switch } from '@ui5/webcomponents-react/Switch'
import type { ReactNode } from 'react'
import type { DisplaySettingsProps } from './display-settings'
import { useSettings } from './use-settings'

/** Dialog for mode, contrast and shortcut, with UI5 controls. */
export function Ui5Settings({ onClose }: DisplaySettingsProps): ReactNode {
  const { text, modes, mode, chooseMode, switches } = useSettings(onClose)
  return (
    <Dialog
      open
      headerText={text('displaySettings')}
      onClose={onClose}
      footer={
        <Bar
          design="Footer"
          endContent={
            <Button design="Emphasized" onClick={onClose}>
              {text('close')}
            </Button>
          }
        />
      }
    >
      <div className="landing-settings">
        {modes.length > 0 ? (
          <div className="landing-settings-row">
            <span>{text('settingsMode')}</span>
            <SegmentedButton
              accessibleName={text('settingsMode')}
              onSelectionChange={(event) => {
                const name = event.detail.selectedItems[0]?.dataset.mode
                chooseMode(name === 'light' || name === 'dark' ? name : null)
              }}
            >
              {modes.map(([choice, label]) => (
                <SegmentedButtonItem key={label} data-mode={choice} selected={choice === mode}>
                  {label}
                </SegmentedButtonItem>
              ))}
            </SegmentedButton>
          </div>
        ) : null}
        {switches.map(({ label, isOn, onChoose }) => (
          <div key={label} className="landing-settings-row">
            <span>{label}</span>
            <Switch
              accessibleName={label}
              checked={isOn}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </div>
        ))}
      </div>
    </Dialog>
  )
}
