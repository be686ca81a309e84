'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'

/** The application's color mode: next-themes stores it and sets `data-theme`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="data-theme" storageKey="mode">
      {children}
    </ThemeProvider>
  )
}
