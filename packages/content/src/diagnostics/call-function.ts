import { messageOf } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'

/**
 * Calls a function of the configuration.
 *
 * @param name in quotes
 * @param wanted what it must return
 * @throws LandingError `config/function` when it throws, or returns something else
 */
export function callFunction<T>(
  name: string,
  call: () => T,
  wanted: string,
  isRight: (value: unknown) => boolean,
): T {
  const failed = (reason: string, help: string, cause?: unknown) =>
    new LandingError('config/function', `${name} of the configuration ${reason}`, { help, cause })
  let result: T
  try {
    result = call()
  } catch (cause) {
    const frame = cause instanceof Error ? (cause.stack?.match(/\n {4}at .*/)?.[0] ?? '') : ''
    const reason = messageOf(cause)
    throw failed(`failed: ${reason}${frame}`, 'Check that the data it reads is there.', cause)
  }
  if (isRight(result)) return result
  throw result instanceof Promise
    ? failed('returns a promise.', `Return ${wanted}, and load what it needs before, with "await".`)
    : failed(`does not return ${wanted}.`, `Return ${wanted}.`)
}
