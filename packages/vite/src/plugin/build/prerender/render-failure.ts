import { LandingError } from '@landing/schema'

/** What a component threw, in a form that can cross threads. */
export interface Thrown {
  readonly message: string
  /** The calls that led to it, as lines of the stack. */
  readonly stack: string
}

/** Calls to be shown. */
const frames = 5

export function toThrown(error: unknown): Thrown {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  const calls = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  // What called the component is React, which is of no help.
  const end = calls.findIndex((line) => line.includes('react_stack_bottom_frame'))
  const own = calls.slice(0, Math.min(end === -1 ? frames : end, frames))
  return { message: error.message, stack: own.join('\n') }
}

/** The error of a page that could not be rendered. */
export function renderFailure(path: string, { message, stack }: Thrown): LandingError {
  return new LandingError(
    'page/render',
    `The page ${path} could not be rendered: ${message}${stack === '' ? '' : `\n${stack}`}`,
    {
      advice:
        'Pages are rendered without a browser first: what needs "window" or "document" belongs into an effect.',
    },
  )
}
