import { compareMessages, LandingError, type Message } from '@landing/schema'

/**
 * Applies the severities of messages: ignored ones are dropped, the rest is returned in order.
 *
 * @throws LandingError `content/problems` with every message whose severity is `throw`
 */
export function applyPolicy(messages: readonly Message[]): readonly Message[] {
  const shown = shownMessages(messages)
  const fatal = shown.filter((message) => message.severity === 'throw')
  if (fatal.length === 0) return shown
  const count = fatal.length === 1 ? 'a problem' : `${fatal.length} problems`
  throw new LandingError('content/problems', `The content has ${count} that must be solved.`, {
    messages: fatal,
    advice:
      'Correct the places named above. Link policies can be set under "links" in the site configuration.',
  })
}

/** Messages in order, without those that nobody wants to see. */
export function shownMessages(messages: readonly Message[]): readonly Message[] {
  return distinctMessages(messages)
    .filter(({ severity }) => severity !== 'ignore')
    .sort(compareMessages)
}

/** Each message once: a page that is shown in several languages is found to be wrong in each. */
export function distinctMessages(messages: readonly Message[]): Message[] {
  const byText = new Map(
    messages.map((message) => {
      const { place, rule, reason } = message
      return [[place.file, place.line, place.column, rule, reason].join('\n'), message]
    }),
  )
  return [...byText.values()]
}
