import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { LinkButtonProps } from '../context/part-props'
import { Anchor } from './anchor'

/** A link that looks like a button of the design system. A link, so it works before and without script. */
export function LinkButton({ href, design = 'default', children }: LinkButtonProps): ReactNode {
  return (
    <Anchor className={`button button-${design}`} href={href}>
      {children}
    </Anchor>
  )
}

export const LinkButtonPart = part('LinkButton', LinkButton)
