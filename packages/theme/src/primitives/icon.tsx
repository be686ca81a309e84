import type { ReactNode } from 'react'
import type { IconProps } from '../context/part-props'
import { useTheme } from '../context/theme'

/**
 * An icon beside a text, or in a control that has a name of its own: never read aloud. `mode`
 * shows the colour mode that is chosen.
 */
export function Icon({ name, className }: IconProps): ReactNode {
  return <span className={`icon icon-${name}${className ? ` ${className}` : ''}`} />
}

/** The icon of the theme's own parts: the site's, where it has one. */
export function IconPart(props: IconProps): ReactNode {
  const View = useTheme().components.Icon ?? Icon
  return <View {...props} />
}
