// First: UI5 reads its settings when the first of its elements is defined.
import '../ui5/page-start'

import { Bar } from '@ui5/webcomponents-react/Bar'
import { Button } from '@ui5/webcomponents-react/Button'
import { Dialog } from '@ui5/webcomponents-react/Dialog'
import { SegmentedButton } from '@ui5/webcomponents-react/SegmentedButton'
import { SegmentedButtonItem } from '@ui5/webcomponents-react/SegmentedButtonItem'
import { Switch } from '@ui5/webcomponents-react/Switch'
import { type ReactNode, useId } from 'react'
import { hasSlash } from '../context/site-path'
import { useTheme } from '../context/theme'
import { useColorMode } from '../context/use-color-mode'
import { useViewText } from '../context/use-view-text'
import { type ColorModeChoice, followsSystem } from '../mode/mode-choice'
import { STORAGE_KEYS, writeStored } from '../mode/storage'
import { useContrast, useStored } from '../mode/use-stored'

/** Props of `DisplaySettings`. */
export interface DisplaySettingsProps {
  readonly onClose: () => void
}

/** The dialog in which a reader chooses mode, contrast and shortcut. */
export function DisplaySettings({ onClose }: DisplaySettingsProps): ReactNode {
  const { site, search } = useTheme()
  const text = useViewText()
  const id = useId()
  const { choice, choose } = useColorMode()
  const contrast = useContrast()
  const isSlashOn = useStored(STORAGE_KEYS.slash) !== 'off'
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
        <Choice label={text('settingsContrast')} isOn={contrast.more} onChoose={contrast.choose} />
        {search && hasSlash(site) ? (
          <Choice
            label={text('settingsSlash')}
            isOn={isSlashOn}
            onChoose={(isOn) => writeStored(STORAGE_KEYS.slash, isOn ? null : 'off')}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChoose: (isOn: boolean) => void
}

function Choice({ label, isOn, onChoose }: ChoiceProps): ReactNode {
  return (
    <div className="landing-settings-row">
      <span>{label}</span>
      <Switch
        accessibleName={label}
        checked={isOn}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </div>
  )
}
