import { type ReactNode, useMemo } from 'react'
import { ThemeProvider, type ThemeProviderProps } from './host'
import { plainHost } from './plain-host'
import type { ThemeHost } from './theme-host'

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
