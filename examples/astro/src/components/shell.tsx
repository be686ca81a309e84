import type { PageData } from '@landing/schema'
import { Page, plainHost, ThemeRoot } from '@landing/theme'
import type { ReactNode } from 'react'
import { site } from '../site'

/** Rendered on the server only: no directive of Astro hydrates it. */
export function Shell({ page, children }: { page: PageData; children?: ReactNode }) {
  return (
    <ThemeRoot site={site} host={plainHost(site, page.path)}>
      <Page page={page}>{children}</Page>
    </ThemeRoot>
  )
}
