import { readSession, writeSession } from './session'

/** Minimum time between two loads of the same whole document (ms). */
const pause = 30_000

/**
 * Returns true if this address may be loaded as a whole document, and records the attempt. False within 30 s of the
 * last one: a document that runs into the same failure must not reload in a loop.
 */
export function mayLoadWhole(href: string): boolean {
  const key = `landing-load:${href}`
  const now = Date.now()
  // Negated, so that a missing attempt (NaN) counts as long ago.
  const may = !(now - Number(readSession(key)) < pause)
  if (may) writeSession(key, `${now}`)
  return may
}
