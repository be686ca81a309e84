'use client'

import { useTheme } from 'next-themes'

/** A toggle of the application, beside that of the theme. */
export function ModeButton() {
  const { theme, setTheme } = useTheme()
  return (
    <button
      type="button"
      id="own-toggle"
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      Dark or light
    </button>
  )
}
