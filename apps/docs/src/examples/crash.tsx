'use client'

import { ContentBoundary, ThemeRoot } from '@landing/theme'
import { useState } from 'react'
import { site } from './example-site'

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The bread is burnt.', { cause: new Error('The oven is at 400 °C.') })
  return <p>All is well.</p>
}

export function CrashExample() {
  const [broken, setBroken] = useState(false)
  return (
    <ThemeRoot site={site}>
      <button type="button" className="landing-button" onClick={() => setBroken(!broken)}>
        {broken ? 'Repair it' : 'Let it crash'}
      </button>
      <ContentBoundary resetKey={String(broken)}>
        <Fragile broken={broken} />
      </ContentBoundary>
    </ThemeRoot>
  )
}
