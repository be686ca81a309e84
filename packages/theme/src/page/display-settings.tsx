// First: UI5 reads its settings when the first of its elements is defined.
import '../ui5/page-start'

import { Bar } from '@ui5/webcomponents-react/Bar'
import { Button } from '@ui5/webcomponents-react/Button'
import { Dialog } from '@ui5/webcomponents-react/Dialog'
import { SegmentedButton } from '@ui5/webcomponents-react/SegmentedButton'
import { SegmentedButtonItem } from '@ui5/webcomponents-react/SegmentedButtonItem'
import { Switch } from '@ui5/webcomponents-react/Switch'
import { type ReactNode, useId } from 'react'
import { useTheme } from '../context/theme'
import { useViewText } from '../context/use-view-text'
import { type ColorModeChoice, followsSystem, useColorMode, useContrast } from '../mode/use-mode'

/** Props of `DisplaySettings`. */
export interface DisplaySettingsProps {
  readonly onClose: () => void
}

/** The dialog in which a reader chooses mode and contrast. */
export function DisplaySettings({ onClose }: DisplaySettingsProps): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const id = useId()
  const { choice, choose } = useColorMode(site.theme.colorMode)
  const contrast = useContrast()
  const choices: readonly (readonly [ColorModeChoice, string])[] = [
    ...(followsSystem(site.theme.colorMode) ? ([[null, text('settingsSystem')]] as const) : []),
    ['light', text('settingsLight')],
    ['dark', text('settingsDark')],
  ]
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
        {site.theme.colorMode?.disableSwitch ? null : (
          <div className="landing-settings-row">
            <span id={`${id}-mode`}>{text('settingsMode')}</span>
            <SegmentedButton
              accessibleName={text('settingsMode')}
              onSelectionChange={(event) => {
                const name = event.detail.selectedItems[0]?.dataset.mode
                choose(name === 'light' || name === 'dark' ? name : null)
              }}
            >
              {choices.map(([mode, label]) => (
                <SegmentedButtonItem key={label} data-mode={mode} selected={mode === choice}>
                  {label}
                </SegmentedButtonItem>
              ))}
            </SegmentedButton>
          </div>
        )}
        <div className="landing-settings-row">
          <span id={`${id}-contrast`}>{text('settingsContrast')}</span>
          <Switch
            accessibleName={text('settingsContrast')}
            checked={contrast.more}
            onChange={(event) => contrast.choose(event.target.checked)}
          />
        </div>
      </div>
    </Dialog>
  )
}
