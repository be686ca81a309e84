import { type ComponentType, createElement } from 'react'
import type { PartName, PartProps, Parts } from './parts'
import { useOptionalTheme } from './theme-context'

/** The site's component for a part, or else the given one. */
export function usePart<Name extends PartName, Own>(
  name: Name,
  fallback: Own,
): ComponentType<PartProps[Name]> | Own {
  const parts: Partial<Parts> | undefined = useOptionalTheme()?.components
  return parts?.[name] ?? fallback
}

/**
 * Declares the theme's own component for a part, once. Returns the component to render in its place:
 * the site's, where it has one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function part<Name extends PartName>(
  name: Name,
  fallback: ComponentType<PartProps[Name]>,
): ComponentType<PartProps[Name]> {
  return (props) => createElement(usePart(name, fallback), props)
}
