import { useEffect, useRef } from 'react'
import { hasSlash } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useColorMode } from '../context/use-color-mode'
import { useViewText } from '../context/use-view-text'
import { type ColorModeChoice, followsSystem } from '../mode/mode-choice'
import { STORAGE_KEYS, writeStored } from '../mode/storage'
import { useContrast, useStored } from '../mode/use-stored'

/** State of the display settings. */
interface Settings {
  readonly text: ReturnType<typeof useViewText>
  /** Color modes to choose from; empty where the site fixes the mode. */
  readonly modes: readonly (readonly [choice: ColorModeChoice, label: string])[]
  readonly mode: ColorModeChoice
  readonly chooseMode: (choice: ColorModeChoice) => void
  readonly switches: readonly SettingsSwitch[]
}

/** A boolean setting. */
export interface SettingsSwitch {
  readonly label: string
  readonly isOn: boolean
  readonly onChoose: (isOn: boolean) => void
}

/** The reader's settings, for both dialogs. They close when another page is shown: a step back leads out of them. */
export function useSettings(onClose: () => void): Settings {
  const { site, search, host } = useTheme()
  const { path } = host.useLocation()
  const opened = useRef(path)
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  const text = useViewText()
  const { choice, choose } = useColorMode()
  const contrast = useContrast()
  const isSlashOn = useStored(STORAGE_KEYS.slash) !== 'off'
  const { colorMode } = site.theme
  const system = followsSystem(colorMode) ? ([[null, text('settingsSystem')]] as const) : []
  const slash = {
    label: text('settingsSlash'),
    isOn: isSlashOn,
    onChoose: (isOn: boolean) => writeStored(STORAGE_KEYS.slash, isOn ? null : 'off'),
  }
  return {
    text,
    modes: colorMode?.disableSwitch
      ? []
      : [...system, ['light', text('settingsLight')], ['dark', text('settingsDark')]],
    mode: choice,
    chooseMode: choose,
    switches: [
      { label: text('settingsContrast'), isOn: contrast.more, onChoose: contrast.choose },
      ...(search && hasSlash(site) ? [slash] : []),
    ],
  }
}
