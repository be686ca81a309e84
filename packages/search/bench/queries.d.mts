import type { SearchPage } from '@landing/schema'

export interface Query {
  readonly kind: string
  readonly text: string
  readonly wanted: readonly string[]
}

export function makeQueries(
  pages: readonly SearchPage[],
  options?: { readonly perKind?: number; readonly seed?: number },
): Query[]
export function splitQueries(queries: readonly Query[]): { dev: Query[]; test: Query[] }
