import { LandingError, type SourceLocation } from '@landing/schema'
import { invalidPropError } from '../../../islands/invalid-prop'
import type { Thrown } from './worker'

/** The error of a page that could not be rendered. */
export function renderFailure(
  root: string,
  path: string,
  location: SourceLocation,
  { message, stack, invalidProp }: Thrown,
): LandingError {
  if (invalidProp) return invalidPropError(root, path, message, invalidProp)
  return new LandingError(
    'page/render',
    `The page ${path} could not be rendered: ${message}${stack === '' ? '' : `\n${stack}`}`,
    {
      help: 'Pages are rendered without a browser first: what needs "window" or "document" belongs into an effect.',
      location,
    },
  )
}
