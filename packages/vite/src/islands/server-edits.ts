import type { EnvironmentModuleGraph, Plugin } from 'vite'
import { type ContentUpdate, updateEvent } from '../protocol'
import { type Importers, isReachedOutsideIslands } from './reached'

interface ServerEditsOptions {
  /** Id of the server's entry. */
  readonly entry: string
  isClientFile(id: string): boolean
  /** Called with the new code of an edited module, after it has been looked at. */
  onEdit(id: string, code: string): void
  /** Called before open pages are refreshed. */
  onRefresh(): void
}

/** Refreshes open pages, without a reload, when a component that only the server runs is edited. */
export function serverEdits({
  entry,
  isClientFile,
  onEdit,
  onRefresh,
}: ServerEditsOptions): Plugin {
  return {
    name: 'landing:server-edits',
    apply: 'serve',
    async hotUpdate({ modules, file, server, type, read: readFile }) {
      if (this.environment.name !== 'ssr') return
      const { moduleGraph } = this.environment
      const { client } = server.environments
      const graph = importersIn(moduleGraph, entry)
      const isStatic = modules.some(
        ({ id }) => id !== null && !isClientFile(id) && isReachedOutsideIslands(id, graph),
      )
      const code = type === 'update' ? await readFile() : ''
      for (const { id } of modules) if (id !== null) onEdit(id, code)
      // The browser refreshes a client module itself, if it has loaded it.
      const isUnloaded =
        modules.length > 0 && (client.moduleGraph.getModulesByFile(file)?.size ?? 0) === 0
      if (!isStatic && !isUnloaded) return
      for (const module of modules) moduleGraph.invalidateModule(module)
      onRefresh()
      const update: ContentUpdate = { changed: [], structure: true }
      client.hot.send({ type: 'custom', event: updateEvent, data: update })
    },
  }
}

/** The module graph of a dev server. */
export function importersIn(graph: EnvironmentModuleGraph, entry: string): Importers {
  return {
    isEntry: (id) => id === entry,
    *importersOf(id) {
      for (const importer of graph.getModuleById(id)?.importers ?? []) {
        if (importer.id !== null) yield importer.id
      }
    },
  }
}
