import type { ReactNode } from 'react'
import { configAttributes, toggleColorMode } from '../behaviours/color-mode-toggle'
import { part } from '../context/part'
import { useTheme } from '../context/theme'
import { useBehaviour } from '../context/use-behaviour'
import { followsSystem } from '../mode/mode-choice'
import { IconPart } from '../primitives/icon'

/** The button that cycles through the color modes. Nothing when the site has switched it off. */
export function ColorModeToggle(): ReactNode {
  const { site, text } = useTheme()
  const config = site.theme.colorMode
  const modes = { system: text('systemMode'), light: text('lightMode'), dark: text('darkMode') }
  const mode = modes[followsSystem(config) ? 'system' : (config?.defaultMode ?? 'light')]
  const ref = useBehaviour<HTMLButtonElement>(toggleColorMode, [text, config])
  if (config?.disableSwitch) return null
  return (
    <button
      type="button"
      className="landing-icon-button landing-color-mode-toggle"
      ref={ref}
      title={mode}
      aria-label={text('colorModeToggle', { mode })}
      data-label={text('colorModeToggle')}
      data-modes={JSON.stringify(Object.values(modes))}
      {...configAttributes(config)}
      disabled
      // A behaviour may have named the mode before an island is hydrated.
      suppressHydrationWarning
    >
      <IconPart name="mode" />
    </button>
  )
}

export const ColorModeTogglePart = part('ColorModeToggle', ColorModeToggle)
