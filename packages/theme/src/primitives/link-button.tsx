import type { ReactNode } from 'react'
import type { LinkButtonProps } from '../context/part-props'
import { Anchor } from './anchor'

/** Link styled as a button of the design system; works without script. */
export function LinkButton({ href, design = 'default', children }: LinkButtonProps): ReactNode {
  return (
    <Anchor className={`landing-button landing-button-${design}`} href={href}>
      {children}
    </Anchor>
  )
}
