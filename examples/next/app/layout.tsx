import '@landing/theme/styles.css'
import { documentAttributes } from '@landing/theme/boot'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from './providers'
import { site } from './site'

export const metadata: Metadata = { title: site.title }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html {...documentAttributes(site)} suppressHydrationWarning>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
