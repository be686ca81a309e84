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
  const { site, host, text, messages } = useTheme()
  const { choice, cycle } = useColorMode()
  const hostMode = useHostMode()
  const config = site.theme.colorMode
  const isControlled = host.onColorModeChange !== undefined
  const initial = choiceOf(config, null)
  const mode = text(`${(isControlled ? choice : initial) ?? 'system'}Mode`)
  const ref = useBehaviour<HTMLButtonElement>(
    (button) => (isControlled ? undefined : toggleColorMode(button, { messages })),
    [messages, config, isControlled],
  )
  if (config?.disableSwitch) return null
  return (
    <button
      type="button"
      className="landing-icon-button landing-color-mode-toggle"
      ref={ref}
      title={mode}
      aria-label={text('colorModeToggle', { mode })}
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
