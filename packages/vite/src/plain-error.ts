import { inspect } from 'node:util'
import { formatMessages } from '@landing/content'
import { LandingError } from '@landing/schema'

/** A LandingError as the terminal shows it: its text and advice, no stack trace. Others stay. */
export function plainError(error: unknown, contentDir: string): unknown {
  if (!(error instanceof LandingError)) return error
  const text = [
    error.message,
    error.messages.length === 0 ? '' : formatMessages(error.messages, contentDir),
    error.advice ?? '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  const plain = new Error(text)
  plain.stack = text
  // Vite prints errors as Node.js inspects them, which puts brackets around one without a stack.
  Object.defineProperty(plain, inspect.custom, { value: () => text })
  return plain
}
