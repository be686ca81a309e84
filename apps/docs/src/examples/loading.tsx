'use client'

import { ThemeRoot } from '@landing/theme'
import { LoadingPage } from '@landing/theme/pages'
import { useState } from 'react'
import { site } from './example-site'

export function LoadingExample() {
  const [failed, setFailed] = useState(false)
  return (
    <ThemeRoot site={site}>
      <button type="button" className="landing-button" onClick={() => setFailed(true)}>
        Let it fail
      </button>
      <LoadingPage
        error={failed ? new Error('The file is not there.') : undefined}
        onRetry={() => setFailed(false)}
      />
    </ThemeRoot>
  )
}
