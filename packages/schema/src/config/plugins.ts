import * as v from 'valibot'
import { chosen, describeValue, list, options } from './options'

/** A plugin: the name of its module, which threads and caches need, and its options. */
export interface PluginReference {
  /** A package, looked for from the content folder upwards; or a file relative to the current folder. */
  readonly module: string
  /** Plain data, as JSON has it; default none. */
  readonly options?: unknown
}

const plainData = v.pipe(
  v.unknown(),
  v.rawCheck(({ dataset, addIssue }) => {
    const other = dataset.typed ? notPlain(dataset.value) : undefined
    if (other === undefined) return
    addIssue({ message: `expected plain data, received ${describeValue(other.value)}` })
  }),
)

/** A module of another library: its name, or a list of it and its options, which are plain data. */
export type NamedModule = string | readonly [module: string, ...options: unknown[]]

const wantedModule =
  'expected the name of a module, or a list of one and its options, which are plain data'
const inFile = 'Put it into a file, and name that: "./plugins/mine.mjs#name".'

/** Modules of other libraries. Threads and caches need names: a function in a configuration has none. */
export const namedModules = list(
  v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) => {
      const [module, ...rest] = [dataset.value].flat()
      const other = typeof module === 'string' ? notPlain(rest) : { value: module }
      if (other === undefined) return
      const message = `${wantedModule}, received ${describeValue(other.value)}`
      addIssue({ message: Object(other.value) === other.value ? `${message}. ${inFile}` : message })
    }),
  ) as v.GenericSchema<unknown> as v.GenericSchema<NamedModule>,
)

/** The first part of a value that JSON cannot hold. */
function notPlain(value: unknown): { readonly value: unknown } | undefined {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    return { value }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const isPlain = Array.isArray(value) || describeValue(value) === 'an object'
  if (!isPlain) return { value }
  return Object.values(value)
    .map(notPlain)
    .find((each) => each !== undefined)
}

const reference = options({ module: v.string(), options: v.optional(plainData) })
const named = v.pipe(
  v.string(),
  v.transform((module): PluginReference => ({ module })),
)

/** Plugins in the configuration: names of modules, or what the factories of packages return. */
export const plugins = list(
  chosen<string | PluginReference, PluginReference>((value) =>
    typeof value === 'string'
      ? named
      : (reference as v.GenericSchema<PluginReference, PluginReference>),
  ),
)
