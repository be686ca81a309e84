import { uniqueSlugs } from '@landing/markdown/authoring'
import { type Json, objectOf, pointedAt, schemasOf } from './json'

/** Resolves references in a description. */
export interface References {
  readonly root: Json
  /** The object that a reference leads to, or the object itself. Keys beside `$ref` win. */
  resolve(value: unknown): Json
  /** Name of the component that a reference leads to. */
  schemaName(value: unknown): string | undefined
  /** File of a schema's page, without folder and extension. */
  fileOf(name: string): string | undefined
}

const longestChain = 20
const component = /^#\/components\/schemas\/([^/]+)$/

export function createReferences(root: Json): References {
  const slugs = uniqueSlugs('index', 'readme', 'schemas')
  const names = Object.keys(schemasOf(root))
  const files = new Map(names.map((name) => [name, slugs(name)]))
  return {
    root,
    resolve(value) {
      let target = objectOf(value)
      for (let step = 0; typeof target.$ref === 'string' && step < longestChain; step++) {
        const { $ref, ...siblings } = target
        target = { ...objectOf(pointedAt(root, $ref as string)), ...siblings }
      }
      return target
    },
    schemaName(value) {
      const { $ref } = objectOf(value)
      const [, name] = (typeof $ref === 'string' && component.exec($ref)) || []
      return name !== undefined && files.has(name) ? name : undefined
    },
    fileOf: (name) => files.get(name),
  }
}
