import type { Values } from '../site/values'

/** Pure methods of arrays, strings, objects and patterns that may be called. */
export const methods = new Set(
  `map find findIndex filter some every flatMap flat forEach reduce concat slice indexOf lastIndexOf join replace
  replaceAll trim trimStart trimEnd split match test substring padStart padEnd localeCompare toUpperCase toLowerCase
  toLocaleLowerCase toLocaleUpperCase startsWith endsWith includes toString toSorted toReversed normalize at`.split(
    /\s+/,
  ),
)

/** Methods that change an array. */
export const changers = new Set('push unshift pop shift splice sort reverse'.split(' '))

/** What code finds without declaring it. Plain functions, whose members lead nowhere. */
export const globals: Values = {
  undefined: undefined,
  process: Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    platform: 'linux',
    argv: [],
  }),
  Object: {
    keys: (value: object) => Object.keys(value),
    values: (value: object) => Object.values(value),
    entries: (value: object) => Object.entries(value),
    fromEntries: (entries: Iterable<[string, unknown]>) => Object.fromEntries(entries),
    assign: (target: object, ...more: unknown[]) => Object.assign(target, ...more),
    freeze: (value: unknown) => value,
  },
  Array: {
    isArray: (value: unknown) => Array.isArray(value),
    from: (list: Iterable<unknown>) => Array.from(list),
  },
  JSON: {
    parse: (text: unknown) => (typeof text === 'string' ? JSON.parse(text) : undefined),
    stringify: (value: unknown, _: unknown, space: string) => JSON.stringify(value, null, space),
  },
  Boolean: (value: unknown) => Boolean(value),
  String: (value: unknown) => (value === undefined ? undefined : String(value)),
  Number: (value: unknown) => (value === undefined ? undefined : Number(value)),
  encodeURIComponent: (text: string) => encodeURIComponent(text),
  encodeURI: (text: string) => encodeURI(text),
}

/** Creates an instance of a known class; `undefined` for others. */
export function construct(
  name: string,
  [first, second]: readonly unknown[],
): Date | URL | Set<unknown> | RegExp | undefined {
  const base = typeof second === 'string' ? second : undefined
  if (name === 'Date' && first === undefined) return new Date()
  if (name === 'RegExp' && typeof first === 'string') return patternOf(first, base)
  if (name === 'Set' && (first === undefined || Array.isArray(first))) return new Set(first)
  return name === 'URL' && URL.canParse(String(first), base)
    ? new URL(String(first), base)
    : undefined
}

/** A regular expression; `undefined` for an invalid one. */
export function patternOf(source: string, flags?: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}

/** Value of `left operator right`; `undefined` if one is not known. */
export function binary(operator: string, left: unknown, right: unknown): unknown {
  if (operator === '===') return left === right
  if (operator === '!==') return left !== right
  if (operator === '==') return (left ?? undefined) === (right ?? undefined)
  if (operator === '!=') return (left ?? undefined) !== (right ?? undefined)
  if (left === undefined || right === undefined) return undefined
  if (operator === '+') {
    return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`
  }
  if (operator === 'in')
    return typeof right === 'object' && right !== null && Object.hasOwn(right, String(left))
  const isText = typeof left === 'string' && typeof right === 'string'
  const [a, b] = isText ? [left, right] : [Number(left), Number(right)]
  if (operator === '<') return a < b
  if (operator === '<=') return a <= b
  if (operator === '>') return a > b
  if (operator === '>=') return a >= b
  return arithmetic[operator]?.(Number(a), Number(b))
}

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
}
