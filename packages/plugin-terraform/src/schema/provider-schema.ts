import { LandingError } from '@landing/schema'

/** An argument in the output of `terraform providers schema -json`. */
export interface AttributeSchema {
  /** Absent where there is a nested type. */
  readonly type?: unknown
  readonly nested_type?: {
    readonly attributes?: Readonly<Record<string, AttributeSchema>>
    readonly nesting_mode: 'single' | 'list' | 'set' | 'map'
  }
  readonly required?: boolean
  readonly optional?: boolean
  readonly computed?: boolean
  readonly deprecated?: boolean
}

export interface BlockSchema {
  readonly attributes?: Readonly<Record<string, AttributeSchema>>
  readonly block_types?: Readonly<Record<string, NestedBlockSchema>>
  readonly deprecated?: boolean
}

export interface NestedBlockSchema {
  readonly nesting_mode: 'single' | 'group' | 'list' | 'set' | 'map'
  readonly block: BlockSchema
  readonly min_items?: number
  readonly max_items?: number
}

/** Types by the block that uses them: `resource`, `data`, `ephemeral` or `provider`, whose types are local names. */
export type TypeSchemas = Readonly<Record<string, ReadonlyMap<string, BlockSchema>>>

const groups = {
  resource: 'resource_schemas',
  data: 'data_source_schemas',
  ephemeral: 'ephemeral_resource_schemas',
} as const

type ProviderSchema = Partial<
  Record<(typeof groups)[keyof typeof groups], Readonly<Record<string, TypeSchema>>>
> & { readonly provider?: TypeSchema }

interface TypeSchema {
  readonly block: BlockSchema
}

/**
 * The types in files that `terraform providers schema -json` wrote.
 *
 * @throws LandingError `content/plugin` for any other file
 */
export function readSchemas(
  paths: readonly string[],
  readFile: (path: string) => string,
): TypeSchemas {
  const providers = paths.flatMap((path) => Object.entries(parse(path, readFile(path))))
  const types = Object.entries(groups).map(([block, group]) => [
    block,
    new Map(
      providers.flatMap(([, schema]) =>
        Object.entries(schema[group] ?? {}).map(([type, { block }]) => [type, block] as const),
      ),
    ),
  ])
  const configurations = providers.flatMap(([address, { provider }]) =>
    provider ? [[address.replace(/.*\//, ''), provider.block] as const] : [],
  )
  return { ...Object.fromEntries(types), provider: new Map(configurations) }
}

function parse(path: string, text: string): Readonly<Record<string, ProviderSchema>> {
  const schemas = providersIn(text)
  if (schemas !== undefined) return schemas
  throw new LandingError('content/plugin', `The file "${path}" holds no schemas of providers.`, {
    help: `Write it with "terraform providers schema -json > ${path}".`,
  })
}

function providersIn(text: string): Readonly<Record<string, ProviderSchema>> | undefined {
  try {
    const { provider_schemas: schemas } = JSON.parse(text)
    const providers: unknown[] = Object.values(schemas)
    return providers.length > 0 && providers.every(isProvider) ? schemas : undefined
  } catch {
    return undefined
  }
}

function isProvider(value: unknown): value is ProviderSchema {
  if (!isObject(value)) return false
  const { provider } = value
  const types = Object.values(groups).flatMap((group) => Object.values(value[group] ?? {}))
  return [...types, ...(provider ? [provider] : [])].every(
    (type) => isObject(type) && isObject(type.block),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
