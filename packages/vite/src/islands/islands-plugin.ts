import { relative } from 'node:path'
import type { Diagnostic } from '@landing/schema'
import { type EnvironmentModuleGraph, normalizePath, type Plugin } from 'vite'
import { type ClientCode, findClientCode, mayHoldClientCode, toMessage } from './client-boundary'
import {
  ClientModuleError,
  readClientModule,
  withoutServerExports,
  wrapperOf,
} from './client-module'
import { isOwnModule } from './own-module'
import { isClientModule, parseModule, positionOf } from './parse-module'
import { type Importers, isReachedOutsideIslands } from './reached'
import { importersIn, serverEdits } from './server-edits'

/** Options of `islandsPlugin`. */
export interface IslandsPluginOptions {
  /** Absolute path of the server's entry. */
  readonly serverEntry: string
  /** Absolute path of the module that exports `wrapExport`. */
  readonly runtime: string
}

/** Client modules of a site: their plugins, and what is known of them. */
export interface IslandsPlugin {
  /** For server and browser, in dev and build. The server's bundle must be built first. */
  readonly plugins: readonly Plugin[]
  /** Files of the client modules that documents use; known when the server's bundle is built. */
  clientModules(): readonly string[]
  /**
   * Client modules that cannot be wrapped, hooks and event handlers in the static part of documents. In a build those of the server's
   * bundle; in dev those below `graph`, as far as it is loaded.
   */
  problems(graph?: EnvironmentModuleGraph): readonly Diagnostic[]
}

const sources = /\.[jt]sx?$/
const isDirective = /['"]use client['"]/

/** Creates the plugins that make islands of the site's client modules. */
export function islandsPlugin({ serverEntry, runtime }: IslandsPluginOptions): IslandsPlugin {
  const entry = normalizePath(serverEntry)
  const clientFiles = new Set<string>()
  const clientCode = new Map<string, readonly ClientCode[]>()
  /** Client modules that cannot be wrapped. */
  const invalid = new Map<string, Diagnostic>()
  let built: { readonly modules: readonly string[]; readonly problems: readonly Diagnostic[] } = {
    modules: [],
    problems: [],
  }
  let root = process.cwd()

  const reachedIn = (graph: Importers, ids: Iterable<string>) =>
    [...ids].filter((id) => isReachedOutsideIslands(id, graph)).sort()

  function problemsIn(graph: Importers): Diagnostic[] {
    const outside = reachedIn(graph, clientCode.keys()).flatMap((id) =>
      (clientCode.get(id) ?? []).map((code) => toMessage(id, code)),
    )
    return [...invalid.values(), ...outside]
  }

  const server: Plugin = {
    name: 'landing:islands',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: {
        id: { include: sources, exclude: /\/node_modules\// },
        code: new RegExp(`${isDirective.source}|${mayHoldClientCode.source}`),
      },
      handler(code, id) {
        clientFiles.delete(id)
        clientCode.delete(id)
        invalid.delete(id)
        if (!isOwnModule(id)) return undefined
        const parsed = parseModule(id, code)
        if (parsed === undefined) return undefined
        if (!isClientModule(parsed)) {
          const found = findClientCode(code, parsed)
          if (found.length > 0) clientCode.set(id, found)
          return undefined
        }
        try {
          const module = readClientModule(parsed)
          clientFiles.add(id)
          const wrapper = { file: id, id: normalizePath(relative(root, id)), runtime }
          return { code: wrapperOf(module, wrapper), map: { mappings: '' } }
        } catch (error) {
          if (!(error instanceof ClientModuleError)) throw error
          const location = { file: id, ...positionOf(code, error.offset) }
          const { message, help } = error
          invalid.set(id, {
            code: 'client/module',
            severity: 'throw',
            message,
            location,
            help,
          })
          return undefined
        }
      },
    },
    buildEnd(error) {
      if (error !== undefined || this.meta.watchMode) return
      const graph: Importers = {
        isEntry: (id) => this.getModuleInfo(id)?.isEntry ?? false,
        importersOf: (id) => {
          const info = this.getModuleInfo(id)
          return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
        },
      }
      built = { modules: reachedIn(graph, clientFiles), problems: problemsIn(graph) }
    },
  }

  const client: Plugin = {
    name: 'landing:client-modules',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return
      for (const id of built.modules) {
        this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' })
      }
    },
    transform: {
      filter: {
        id: { include: sources, exclude: /\/node_modules\// },
        code: /export\s+const\s+(?:hydrate|props)\b/,
      },
      handler(code, id) {
        if (!isDirective.test(code) || !isOwnModule(id)) return undefined
        const parsed = parseModule(id, code)
        if (parsed === undefined || !isClientModule(parsed)) return undefined
        // No offset changes, so the source map stays as it is.
        return { code: withoutServerExports(code, parsed), map: null }
      },
    },
  }

  const edits = serverEdits({
    entry,
    isClientFile: (id) => clientFiles.has(id),
    onEdit(id, code) {
      // `transform` may not see it again, because the filter may no longer match.
      clientCode.delete(id)
      invalid.delete(id)
      if (!isDirective.test(code)) clientFiles.delete(id)
    },
  })

  return {
    plugins: [server, client, edits],
    clientModules: () => built.modules,
    problems: (graph) => (graph ? problemsIn(importersIn(graph, entry)) : built.problems),
  }
}
