/** Pure methods of arrays, strings and objects that may be called. */
export const methods = new Set(
  'map find filter some every flatMap concat slice join replace replaceAll trim split toUpperCase toLowerCase startsWith endsWith includes toString keys values entries fromEntries at'.split(
    ' ',
  ),
)

/** Creates an instance of a known class; `undefined` for others. */
export function construct(
  name: string,
  [first, second]: readonly unknown[],
): Date | URL | undefined {
  const base = typeof second === 'string' ? second : undefined
  if (name === 'Date' && first === undefined) return new Date()
  return name === 'URL' && URL.canParse(String(first), base)
    ? new URL(String(first), base)
    : undefined
}

/** Value of `left operator right`; `undefined` if one is not known. */
export function binary(operator: string, left: unknown, right: unknown): unknown {
  if (operator === '===' || operator === '==') return left === right
  if (operator === '!==' || operator === '!=') return left !== right
  if (left === undefined || right === undefined) return undefined
  if (operator === '+') {
    return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`
  }
  const [a, b] = [Number(left), Number(right)]
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  return operator === '/' ? a / b : undefined
}
