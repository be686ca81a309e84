import type { ReactNode } from 'react'

/** Names of the theme's pictures; the style sheet has an outline for each. */
export type IconName =
  | 'chevron'
  | 'close'
  | 'copy'
  | 'edit'
  | 'external'
  | 'github'
  | 'hash'
  | 'home'
  | 'language'
  | 'menu'
  | 'mode'
  | 'next'
  | 'page'
  | 'recent'
  | 'search'
  | 'tag'
  | 'text'
  | 'up'

export interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

/**
 * A picture beside a text, or in a control that has a name of its own: never read aloud. `mode`
 * shows the colour mode that is chosen.
 */
export function Icon({ name, className }: IconProps): ReactNode {
  return <span className={`icon icon-${name}${className ? ` ${className}` : ''}`} />
}
