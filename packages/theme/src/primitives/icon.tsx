'use client'

import type { ReactNode } from 'react'
import type { IconProps } from '../context/item-view'
import { part } from '../context/part'

/**
 * An icon beside a text, or in a control that has a name of its own: never read aloud. `mode`
 * shows the color mode that is chosen.
 */
export function Icon({ name, className }: IconProps): ReactNode {
  return <span className={`landing-icon landing-icon-${name}${className ? ` ${className}` : ''}`} />
}

export const IconPart = part('Icon', Icon)
