'use client'

import type { SearchProvider, SiteData } from '@landing/schema'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Messages } from '../messages/en'
import { syncContrast } from '../mode/contrast-choice'
import { showColorMode, syncColorMode } from '../mode/mode-choice'
import { shellTexts } from '../texts/shell'
import { makeTexts } from '../texts/texts'
import { plainHost, type ThemeHost } from './host'
import type { ThemeComponents } from './parts'
import { ThemeContext, type ThemeState } from './theme-context'
import type { Ui5Parts } from './ui5-parts'

/** Props of `ThemeProvider`. */
export interface ThemeProviderProps {
  readonly site: SiteData
  readonly host: ThemeHost
  /** Without one there is no search box. */
  readonly search?: SearchProvider | undefined
  /** Parts to show instead of the theme's own. */
  readonly components?: Partial<ThemeComponents> | undefined
  /** `ui5Parts` of `@landing/theme/ui5-parts`; default: native controls. */
  readonly ui5?: Ui5Parts | undefined
  /** Texts instead of the English ones; missing ones stay English. */
  readonly messages?: Partial<Messages> | undefined
  readonly children: ReactNode
}

const NO_COMPONENTS = {}

/** Provides site, host, search, texts and replaced components. */
export function ThemeProvider(props: ThemeProviderProps): ReactNode {
  const { site, host, search, components = NO_COMPONENTS, ui5, messages, children } = props
  checkProvider(search)
  const state = useMemo<ThemeState>(
    () => ({
      site,
      host,
      search,
      components,
      ui5,
      messages,
      text: makeTexts({ ...shellTexts, ...messages }, site.locale.htmlLang),
    }),
    [site, host, search, components, ui5, messages],
  )
  const { colorMode } = site.theme
  const isControlled = host.onColorModeChange !== undefined
  const hostMode = isControlled ? host.colorMode : undefined
  useEffect(() => {
    if (!isControlled) return syncColorMode(colorMode)
    return hostMode === undefined ? undefined : showColorMode(() => hostMode)
  }, [colorMode, isControlled, hostMode])
  useEffect(syncContrast, [])
  return <ThemeContext value={state}>{children}</ThemeContext>
}

/** Hosts in JavaScript find out here, rather than at the first search. */
function checkProvider(search: SearchProvider | undefined): void {
  const missing = (['contexts', 'load', 'search'] as const).find((key) => search && !search[key])
  if (missing)
    throw new TypeError(
      `The search provider has no "${missing}". "search" of the theme needs "contexts", "load" and "search".`,
    )
}

/** Props of `ThemeRoot`. */
export interface ThemeRootProps extends Omit<ThemeProviderProps, 'host'> {
  /** Default: plain links, as `plainHost` makes them. */
  readonly host?: ThemeHost | undefined
}

/** A `ThemeProvider` that needs no host: each page is a document, and links are plain links. */
export function ThemeRoot({ host: given, ...props }: ThemeRootProps): ReactNode {
  const { site } = props
  const host = useMemo(() => given ?? plainHost(site), [given, site])
  return <ThemeProvider {...props} host={host} />
}
