import '@landing/theme/styles.css'
import { bootScript, documentAttributes, siteData } from '@landing/theme/boot'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { Shell } from './shell'

const site = siteData({
  title: 'Example',
  theme: {
    navbar: { items: [{ to: '/docs/', label: 'Docs' }] },
    footer: { copyright: 'Nobody, 2026' },
  },
})
/** The color mode is set before the first paint. */
const boot = { __html: bootScript(site) }

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html {...documentAttributes(site)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the theme */}
        <script dangerouslySetInnerHTML={boot} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Shell site={site}>
      <Outlet />
    </Shell>
  )
}
