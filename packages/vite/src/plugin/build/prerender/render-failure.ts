import { explainFileError } from '@landing/content'
import { LandingError, type SourceLocation } from '@landing/schema'
import { invalidPropError } from '../../../islands/invalid-prop'
import type { Thrown } from './worker'

/** The error of a page that could not be rendered, or not written. */
export function renderFailure(
  root: string,
  path: string,
  location: SourceLocation,
  { message, stack, invalidProp, refusal }: Thrown,
): unknown {
  if (refusal) return explainFileError(Object.assign(new Error(message), refusal), root)
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
