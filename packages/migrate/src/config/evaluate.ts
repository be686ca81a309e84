import {
  declaredNames,
  type StaticNode,
  type StaticOptions,
  type StaticReader,
  staticFunctions,
  staticKey,
  staticKinds,
  staticReader,
  staticValue,
  UnknownValue,
} from '@landing/schema/static-value'
import { parseSync } from 'oxc-parser'
import { isValues } from '../site/values'
import { External, isShownText, knownText, optionsOf } from './external'

/** What code is evaluated with. */
export interface Context {
  readonly names: ReadonlyMap<string, () => unknown>
  /** Called with the offset of code whose value is unknown. */
  reportUnknown?(start: number): void
  /** Called with the offsets of an object's keys. */
  recordKeys?(value: object, starts: ReadonlyMap<string, number>): void
}

/** A node as oxc gives it. */
type Node = StaticNode & { readonly start: number }

/** A lazy value, evaluated once; circular values are `undefined`. */
export function once(make: () => unknown): () => unknown {
  let state: { readonly value: unknown } | undefined
  return () => {
    if (state === undefined) {
      state = { value: undefined }
      state = { value: make() }
    }
    return state.value
  }
}

/** Value of a property; of a title, as far as it is known. */
function propertyValue({ key, computed, value }: Record<string, unknown>, reader: StaticReader) {
  const whole = reader.part(value)
  const { type, quasis, expressions } = Object(value)
  if (whole !== undefined || type !== 'TemplateLiteral') return whole
  if (!isShownText(staticKey(key, computed, reader))) return undefined
  return knownText(
    quasis.map(({ value: text }: { value: { cooked: string } }, at: number) => {
      const part = at in expressions ? staticValue(expressions[at], reader.options)?.value : ''
      return text.cooked + (/^(?:string|number)$/.test(typeof part) ? part : '')
    }),
  )
}

/** How configurations and pages are read: unknown parts are `undefined`. */
export const optionsIn = ({ names, reportUnknown, recordKeys }: Context): StaticOptions => ({
  names,
  skip: (node) => reportUnknown?.((node as Node).start),
  kinds: {
    ...staticFunctions,
    ObjectExpression(node, reader) {
      const value = {}
      const starts = new Map<string, number>()
      for (const property of node.properties as readonly (typeof node & Node)[]) {
        const spread = property.type === 'SpreadElement' ? reader.part(property) : undefined
        // Lazy, so that nothing is reported about unused values.
        const parts =
          property.type === 'SpreadElement'
            ? isValues(spread)
              ? Object.getOwnPropertyDescriptors(spread)
              : {}
            : {
                [staticKey(property.key, property.computed, reader)]: {
                  get: once(() => propertyValue(property, reader)),
                  enumerable: true,
                  configurable: true,
                },
              }
        Object.defineProperties(value, parts)
        for (const key of Object.keys(parts)) starts.set(key, property.start)
      }
      recordKeys?.(value, starts)
      return value
    },
    CallExpression(node, reader) {
      const callee = node.callee as typeof node
      const given = node.arguments as readonly (typeof node)[]
      // Two calls that configurations begin with.
      const { name } = (callee.property ?? {}) as { readonly name?: unknown }
      if (name === 'getFullYear') return new Date().getFullYear()
      if (name === 'filter' && given[0]?.name === 'Boolean')
        return (reader.of(callee.object) as unknown[]).filter(Boolean)
      const called = reader.of(callee)
      if (!(called instanceof External)) return staticKinds.CallExpression?.(node, reader)
      const options = optionsOf(given.map(reader.part), called)
      if (options === undefined) throw new UnknownValue(node)
      return options
    },
    AwaitExpression: ({ argument }, { of }) => of(argument),
  },
})

/** The names of the context, and those that code declares. */
export const withDeclared = (
  body: readonly StaticNode[],
  context: Context,
): ReadonlyMap<string, () => unknown> =>
  new Map([...context.names, ...declaredNames(body, optionsIn(context))])

/** Evaluates an expression in a page; `undefined` if unknown. */
export function evaluateText(code: string, names: Context['names']): unknown {
  const { program, errors } = parseSync('expression.tsx', `(${code}\n)`)
  const [statement] = program.body
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return undefined
  return staticReader(optionsIn({ names })).part(statement.expression)
}
