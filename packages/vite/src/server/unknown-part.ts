import { nearest } from '@landing/schema/validate'
import { componentNames } from '@landing/theme'
import type { UnknownPart } from '../document/server-module'

/** The first of the site's components that replaces no part. */
export function unknownPartOf(components: object): UnknownPart | undefined {
  const name = Object.keys(components).find((each) => !componentNames.includes(each))
  if (name === undefined) return undefined
  const near = nearest(name, componentNames)
  return {
    message: `The export "components" has "${name}", which is not a part of the theme.`,
    help:
      near === undefined
        ? `Remove it. The parts: ${componentNames.join(', ')}.`
        : `Did you mean "${near}"?`,
  }
}
