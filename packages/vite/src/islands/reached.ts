import { islandQuery } from './own-module'

/** The module graph as far as it is walked, from a module up to the server's entry. */
export interface Importers {
  isEntry(id: string): boolean
  importersOf(id: string): Iterable<string>
}

/**
 * Whether the server's entry reaches a module without passing through a client module: whether the
 * module belongs to the static part of documents.
 */
export function isReachedOutsideIslands(id: string, graph: Importers): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    if (each.endsWith(islandQuery)) continue
    if (graph.isEntry(each)) return true
    for (const importer of graph.importersOf(each)) seen.add(importer)
  }
  return false
}
