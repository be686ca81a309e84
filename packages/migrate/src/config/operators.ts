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
