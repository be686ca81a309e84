import type { SearchProvider, SiteData } from '@landing/schema'
import { createContext, useContext } from 'react'
import type { Messages } from '../messages/en'
import type { shellTexts } from '../texts/shell'
import type { SameKeys, Texts } from '../texts/texts'
import type { ThemeHost } from './host'
import type { ThemeComponents } from './parts'
import type { Ui5Parts } from './ui5-parts'

// Separate from the provider, so that a single part does not load the provider's imports.

/** Texts of the layout of every page. */
export type ShellTexts = Texts<SameKeys<typeof shellTexts>>

/** Value of the theme's context. */
export interface ThemeState {
  readonly site: SiteData
  readonly host: ThemeHost
  readonly search: SearchProvider | undefined
  readonly components: Partial<ThemeComponents>
  readonly ui5: Ui5Parts | undefined
  readonly messages: Partial<Messages> | undefined
  readonly text: ShellTexts
}

/** Set by `ThemeProvider`. */
export const ThemeContext = createContext<ThemeState | undefined>(undefined)

/** The theme's context, for parts that work without a `ThemeRoot`: English texts and plain links then. */
export function useOptionalTheme(): ThemeState | undefined {
  return useContext(ThemeContext)
}

/** The theme's context. Throws outside a `ThemeRoot`. */
export function useTheme(): ThemeState {
  const state = useOptionalTheme()
  if (!state) {
    const error = new Error(
      'Hook useTheme is called outside the <ThemeRoot>. Put the component below the ThemeRoot of the page.',
    )
    error.name = 'ReactContextError'
    throw error
  }
  return state
}

/** The texts of the theme in the page's language. */
export function useText(): ShellTexts {
  return useTheme().text
}
