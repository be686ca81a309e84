/**
 * Joins the messages of an error and its causes, with the stack of the innermost: terminals and
 * overlays show one error only. Errors without causes are returned as they are.
 */
export function withCauses(error: unknown): unknown {
  const chain: Error[] = []
  for (let each = error; each instanceof Error && !chain.includes(each); each = each.cause) {
    chain.push(each)
  }
  const innermost = chain.at(-1)
  if (chain.length < 2 || innermost === undefined) return error
  const whole = new Error(chain.map(({ message }) => message).join('\nCause: '))
  if (innermost.stack !== undefined) whole.stack = innermost.stack
  return whole
}
