import { readSession, writeSession } from './session'

/** A page that keeps failing is loaded whole at most once in this time (ms). */
const pause = 30_000

/**
 * May this address be loaded whole? Yes, and remembered, unless that was just tried: a document that leads
 * back to the same failure must not reload for ever.
 */
export function mayLoadWhole(href: string): boolean {
  const key = `landing-load:${href}`
  const now = Date.now()
  // Negated, so that no former attempt (not a number) counts as long ago.
  const may = !(now - Number(readSession(key)) < pause)
  if (may) writeSession(key, `${now}`)
  return may
}
