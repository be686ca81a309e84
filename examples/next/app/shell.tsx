'use client'

import type { PageData } from '@landing/schema'
import {
  type ColorModeChoice,
  type LinkProps,
  Page,
  type ThemeHost,
  ThemeRoot,
} from '@landing/theme'
import NextLink from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useTheme } from 'next-themes'
import { type ReactNode, useMemo } from 'react'
import { site } from './site'

const MODES: Readonly<Record<string, ColorModeChoice>> = {
  light: 'light',
  dark: 'dark',
  system: null,
}

function Link({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <NextLink href={href} {...rest} /> : <a href={href} {...rest} />
}

function useLocation() {
  return { path: usePathname(), search: '', hash: '' }
}

/** The theme's shell around what the server components of a page have rendered. */
export function Shell({ page, children }: { page: PageData; children?: ReactNode }) {
  const router = useRouter()
  const { theme = '', setTheme } = useTheme()
  const host = useMemo<ThemeHost>(
    () => ({
      Link,
      useLocation,
      navigate: (href, options) => (options?.replace ? router.replace(href) : router.push(href)),
      colorMode: MODES[theme],
      onColorModeChange: (choice) => setTheme(choice ?? 'system'),
    }),
    [router, theme, setTheme],
  )
  return (
    <ThemeRoot site={site} host={host}>
      <Page page={page}>{children}</Page>
    </ThemeRoot>
  )
}
