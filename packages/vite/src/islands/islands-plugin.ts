import { relative } from 'node:path'
import { placeAt } from '@landing/markdown/authoring'
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
import { isClientModule, parseModule } from './parse-module'
import { type Importers, isReachedOutsideIslands } from './reached'
import { importersIn, serverEdits } from './server-edits'

/** Options of `islandsPlugin`. */
export interface IslandsPluginOptions {
  /** Absolute path of the server's entry. */
  readonly serverEntry: string
  /** Absolute path of the module that exports `wrapExport`. */
  readonly runtime: string
  /** The security policy lets style attributes in HTML through. */
  readonly allowsStyles: boolean
  /** Called before the dev server refreshes open pages because of an edited module. */
  readonly onRefresh?: () => void
}

/** Client modules of a site: their plugins, and what is known of them. */
export interface IslandsPlugin {
  /** For server and browser, in dev and build. The server's bundle must be built first. */
  readonly plugins: readonly Plugin[]
  /** Files of the client modules that documents use; known when the server's bundle is built. */
  clientModules(): readonly string[]
  /**
   * Client modules that cannot be wrapped; hooks, event handlers and blocked styles in the static part of documents. In a build
   * those of the server's bundle; in dev those below `graph`, as far as it is loaded.
   */
  problems(graph?: EnvironmentModuleGraph): readonly Diagnostic[]
}

const sources = /\.[jt]sx?$/
const isDirective = /['"]use client['"]/

/** Creates the plugins that make islands of the site's client modules. */
export function islandsPlugin({
  serverEntry,
  runtime,
  allowsStyles,
  onRefresh = () => {},
}: IslandsPluginOptions): IslandsPlugin {
  const entry = normalizePath(serverEntry)
  const findings = new ClientFindings(allowsStyles)
  let built: BuiltModules = { modules: [], problems: [] }
  const edits = serverEdits({
    entry,
    isClientFile: (id) => findings.modules.has(id),
    // `transform` may not see it again, because the filter may no longer match.
    onEdit: (id, code) => findings.forget(id, isDirective.test(code)),
    onRefresh,
  })
  return {
    plugins: [
      serverPlugin(findings, runtime, (modules) => {
        built = modules
      }),
      clientPlugin(() => built.modules),
      edits,
    ],
    clientModules: () => built.modules,
    problems: (graph) => (graph ? findings.problemsIn(importersIn(graph, entry)) : built.problems),
  }
}

/** What is known of the server's bundle when it is built. */
interface BuiltModules {
  readonly modules: readonly string[]
  readonly problems: readonly Diagnostic[]
}

/** What the server's transform found, by file. */
class ClientFindings {
  constructor(private readonly allowsStyles: boolean) {}

  /** Client modules. */
  readonly modules = new Set<string>()
  /** Code for the browser in other modules. */
  readonly code = new Map<string, readonly ClientCode[]>()
  /** Client modules that cannot be wrapped. */
  readonly invalid = new Map<string, Diagnostic>()

  forget(id: string, isModule = false): void {
    if (!isModule) this.modules.delete(id)
    this.code.delete(id)
    this.invalid.delete(id)
  }

  modulesIn(graph: Importers): string[] {
    return reachedIn(graph, this.modules)
  }

  problemsIn(graph: Importers): Diagnostic[] {
    const outside = reachedIn(graph, this.code.keys()).flatMap((id) =>
      (this.code.get(id) ?? [])
        .filter(({ kind }) => kind !== 'style' || !this.allowsStyles)
        .map((code) => toMessage(id, code)),
    )
    return [...this.invalid.values(), ...outside]
  }
}

function reachedIn(graph: Importers, ids: Iterable<string>): string[] {
  return [...ids].filter((id) => isReachedOutsideIslands(id, graph)).sort()
}

/** Wraps client modules on the server, and collects what the browser has to run. */
function serverPlugin(
  findings: ClientFindings,
  runtime: string,
  onBuilt: (modules: BuiltModules) => void,
): Plugin {
  let root = process.cwd()
  return {
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
        findings.forget(id)
        const parsed = isOwnModule(id) ? parseModule(id, code) : undefined
        if (parsed === undefined) return undefined
        if (!isClientModule(parsed)) {
          const inIt = findClientCode(code, parsed)
          if (inIt.length > 0) findings.code.set(id, inIt)
          return undefined
        }
        try {
          const module = readClientModule(parsed)
          findings.modules.add(id)
          const wrapper = { file: id, id: normalizePath(relative(root, id)), runtime }
          return { code: wrapperOf(module, wrapper), map: { mappings: '' } }
        } catch (error) {
          if (!(error instanceof ClientModuleError)) throw error
          findings.invalid.set(id, toDiagnostic(error, id, code))
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
      onBuilt({ modules: findings.modulesIn(graph), problems: findings.problemsIn(graph) })
    },
  }
}

function toDiagnostic(error: ClientModuleError, file: string, code: string): Diagnostic {
  const { message, help } = error
  const location = { file, ...placeAt(code, error.offset) }
  return { code: 'client/module', severity: 'throw', message, location, help }
}

/** Gives the browser each client module as a chunk, without what only the server uses. */
function clientPlugin(modules: () => readonly string[]): Plugin {
  return {
    name: 'landing:client-modules',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return
      for (const id of modules()) {
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
}
