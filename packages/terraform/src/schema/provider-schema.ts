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

/** Types by the block that uses them: `resource`, `data` or `ephemeral`. */
export type TypeSchemas = Readonly<Record<string, ReadonlyMap<string, BlockSchema>>>

const groups = {
  resource: 'resource_schemas',
  data: 'data_source_schemas',
  ephemeral: 'ephemeral_resource_schemas',
} as const

interface ProviderSchema
  extends Partial<
    Record<
      (typeof groups)[keyof typeof groups],
      Readonly<Record<string, { readonly block: BlockSchema }>>
    >
  > {}

/**
 * The types in files that `terraform providers schema -json` wrote.
 *
 * @throws LandingError `content/preset` for any other file
 */
export function readSchemas(
  paths: readonly string[],
  readFile: (path: string) => string,
): TypeSchemas {
  const providers = paths.flatMap((path) => Object.values(parse(path, readFile(path))))
  return Object.fromEntries(
    Object.entries(groups).map(([block, group]) => [
      block,
      new Map(
        providers.flatMap((provider) =>
          Object.entries(provider[group] ?? {}).map(
            ([type, schema]) => [type, schema.block] as const,
          ),
        ),
      ),
    ]),
  )
}

function parse(path: string, text: string): Readonly<Record<string, ProviderSchema>> {
  let schemas: unknown
  try {
    schemas = (JSON.parse(text) as { readonly provider_schemas?: unknown }).provider_schemas
  } catch {
    schemas = undefined
  }
  if (typeof schemas === 'object' && schemas !== null) {
    return schemas as Readonly<Record<string, ProviderSchema>>
  }
  throw new LandingError('content/preset', `The file "${path}" holds no schemas of providers.`, {
    help: `Write it with "terraform providers schema -json > ${path}".`,
  })
}
