import type { ReactNode } from 'react'
import { configAttributes, toggleColorMode } from '../behaviours/color-mode-toggle'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { useColorMode, useHostMode } from '../context/use-color-mode'
import { choiceOf } from '../mode/mode-choice'
import { IconPart } from '../primitives/icon'

/** The button that cycles through the color modes. Nothing when the site has switched it off. */
export function ColorModeToggle(): ReactNode {
  const { site, host, text } = useTheme()
  const { choice, cycle } = useColorMode()
  const hostMode = useHostMode()
  const config = site.theme.colorMode
  const modes = { system: text('systemMode'), light: text('lightMode'), dark: text('darkMode') }
  const isControlled = host.onColorModeChange !== undefined
  const initial = choiceOf(config, null)
  const mode = modes[(isControlled ? choice : initial) ?? 'system']
  const ref = useBehaviour<HTMLButtonElement>(
    (button) => (isControlled ? undefined : toggleColorMode(button)),
    [text, config, isControlled],
  )
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
      disabled={!isControlled || hostMode === undefined}
      onClick={isControlled ? cycle : undefined}
      // A behaviour may have named the mode before an island is hydrated.
      suppressHydrationWarning
    >
      <IconPart name="mode" />
    </button>
  )
}

export const ColorModeTogglePart = part('ColorModeToggle', ColorModeToggle)
