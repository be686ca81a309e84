import '@landing/theme/styles.css'
import { bootScript, documentAttributes } from '@landing/theme/boot'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { site } from './site'

export const metadata: Metadata = { title: site.title }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html {...documentAttributes(site)} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's own script, before first paint */}
        <script dangerouslySetInnerHTML={{ __html: bootScript(site) }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
