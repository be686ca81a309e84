import type { ReactNode } from 'react'
import { Anchor } from '../anchor'

/** Props of `LinkButton`. */
export interface LinkButtonProps {
  /** Route path or address. */
  readonly href: string
  /** `emphasized` for the one action a page is about; default `default`. */
  readonly design?: 'default' | 'emphasized'
  readonly children: ReactNode
}

/** A link that looks like a button of the design system. A link, so it works before and without script. */
export function LinkButton({ href, design = 'default', children }: LinkButtonProps): ReactNode {
  return (
    <Anchor className={`button button-${design}`} href={href}>
      {children}
    </Anchor>
  )
}
