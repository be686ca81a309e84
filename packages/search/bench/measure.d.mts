import type { Query } from './queries.mjs'

export function measureQuality(
  engine: { search(text: string, limit: number): Promise<readonly string[]> },
  queries: readonly Query[],
): Promise<{
  byKind: Record<string, number>
  overall: number
  interval: readonly [low: number, high: number]
}>
