import type { ReactNode } from 'react'

/** Props of `Callout`. */
export interface CalloutProps {
  /** Default `note`. */
  readonly kind?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  readonly title: string
  readonly children: ReactNode
}

/** An admonition for hand-written pages; looks like those of articles. */
export function Callout({ kind = 'note', title, children }: CalloutProps): ReactNode {
  return (
    <div className={`landing-admonition landing-admonition-${kind}`} role="note">
      <p className="landing-admonition-title">{title}</p>
      <div className="landing-admonition-body">{children}</div>
    </div>
  )
}
