import type { ReactNode } from 'react'
import { useTheme } from '../host'
import { useColorMode } from '../mode/color-mode'
import { useHydrated } from '../mode/use-hydrated'
import { Icon } from '../own-icon'

/** The button that goes through the colour modes. Nothing when the site has switched it off. */
export function ColorModeToggle(): ReactNode {
  const { site, text } = useTheme()
  const { choice, cycle } = useColorMode(site.theme.colorMode)
  const hydrated = useHydrated()
  if (site.theme.colorMode?.disableSwitch) return null
  const mode = text(choice === null ? 'systemMode' : choice === 'light' ? 'lightMode' : 'darkMode')
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      title={mode}
      aria-label={text('colorModeToggle', { mode })}
      disabled={!hydrated}
      onClick={cycle}
    >
      <Icon name="mode" />
    </button>
  )
}
