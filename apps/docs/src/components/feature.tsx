import { Badge } from '@landing/theme/parts'
import type { ReactNode } from 'react'
import './feature.css'

export const props = { since: 'string', status: ['stable', 'preview', undefined] }

const tones = { stable: 'positive', preview: 'information' } as const

interface FeatureProps {
  readonly since: string
  readonly status?: 'stable' | 'preview'
  readonly children?: ReactNode
}

export default function Feature({ since, status = 'stable', children }: FeatureProps) {
  return (
    <section className="feature">
      <p>
        <Badge tone={tones[status]}>{status}</Badge> since {since}
      </p>
      {children}
    </section>
  )
}
