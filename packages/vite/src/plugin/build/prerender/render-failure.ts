import { explainFileError } from '@landing/content'
import { LandingError, type SourceLocation } from '@landing/schema'
import { invalidPropError } from '../../../islands/invalid-prop'
import { originOf } from '../../../text/origin'
import { withoutBrowser } from '../../../text/without-browser'
import type { Thrown } from './worker'

/**
 * The error of a page that could not be rendered, or not written.
 *
 * @param source where the page is made, for an error of no code of the project
 */
export function renderFailure(
  root: string,
  path: string,
  source: SourceLocation,
  { message, stack, invalidProp, system }: Thrown,
): unknown {
  if (system) return explainFileError(Object.assign(new Error(message), system), root)
  if (invalidProp) return invalidPropError(root, path, message, invalidProp)
  const { location = source, calls } = originOf(stack, root)
  const text = [`The page ${path} could not be rendered: ${message}`, ...calls].join('\n')
  return new LandingError('page/render', text, {
    help: withoutBrowser,
    location,
  })
}
