import { compareMessages, LandingError, type Message } from '@landing/schema'

/**
 * Applies the severities of messages: ignored ones are dropped, the rest is returned in order.
 *
 * @throws LandingError `content/problems` with every message whose severity is `throw`
 */
export function applyPolicy(messages: readonly Message[]): readonly Message[] {
  const shown = messages.filter((message) => message.severity !== 'ignore').sort(compareMessages)
  const fatal = shown.filter((message) => message.severity === 'throw')
  if (fatal.length === 0) return shown
  const count = fatal.length === 1 ? 'a problem' : `${fatal.length} problems`
  throw new LandingError('content/problems', `The content has ${count} that must be solved.`, {
    messages: fatal,
    advice:
      'Correct the places named above. Link policies can be set under "links" in the site configuration.',
  })
}
