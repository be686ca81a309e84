'use client'

import { useColorMode, useContrast } from '@landing/theme'

const choices = { System: null, Light: 'light', Dark: 'dark' } as const

export function ColorModeButtonsExample() {
  const { choice, choose } = useColorMode()
  const { more, choose: chooseMore } = useContrast()
  return (
    <fieldset>
      <legend>Colors</legend>
      {Object.entries(choices).map(([label, value]) => (
        <label key={label}>
          <input
            type="radio"
            name="mode"
            checked={choice === value}
            onChange={() => choose(value)}
          />{' '}
          {label}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={more} onChange={() => chooseMore(!more)} /> More contrast
      </label>
    </fieldset>
  )
}
