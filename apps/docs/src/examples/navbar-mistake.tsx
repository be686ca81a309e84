'use client'

import { ContentBoundary, Navbar, siteData, ThemeRoot } from '@landing/theme'
import { useState } from 'react'
import { page } from './example-site'

const items = [{ type: 'serach' } as never]
const site = siteData({ title: 'Example', theme: { navbar: { items } } })

export function NavbarMistakeExample() {
  const [shown, setShown] = useState(false)
  return (
    <ThemeRoot site={site}>
      <button type="button" className="landing-button" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the navbar' : 'Show the navbar'}
      </button>
      <ContentBoundary resetKey={String(shown)}>
        {shown ? <Navbar page={page} /> : null}
      </ContentBoundary>
    </ThemeRoot>
  )
}
