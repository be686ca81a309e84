import './globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Example' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="scheme-light-dark">
      <body className="bg-landing-page text-landing-text">{children}</body>
    </html>
  )
}
