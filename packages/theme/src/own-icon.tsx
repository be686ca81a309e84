import type { ReactNode } from 'react'
import { useTheme } from './host'
import { type IconProps, Icon as PlainIcon } from './icons'

/** The picture of the theme's own parts: the site's, where it has one. */
export function Icon(props: IconProps): ReactNode {
  const View = useTheme().components.Icon ?? PlainIcon
  return <View {...props} />
}
