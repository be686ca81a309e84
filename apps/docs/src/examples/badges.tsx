import { Badge } from '@landing/theme'

const tones = ['neutral', 'information', 'positive', 'critical', 'negative'] as const

export function BadgesExample() {
  return (
    <p className="landing-button-row">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
  )
}
