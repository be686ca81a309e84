import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Notes what bundlers read: the modules of all bundles, those of workers too, and files emitted as they are. */
export interface ModuleRecorder {
  readonly plugin: Plugin
  readonly modules: ReadonlyMap<string, ReadonlySet<string>>
  /** Absolute paths. */
  readonly assets: ReadonlySet<string>
}

export function createModuleRecorder(root: () => string): ModuleRecorder {
  const modules = new Map<string, Set<string>>()
  const assets = new Set<string>()
  return {
    modules,
    assets,
    plugin: {
      name: 'landing:module-recorder',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id)
          const imported = modules.get(id) ?? new Set<string>()
          for (const other of info?.importedIds ?? []) imported.add(other)
          for (const other of info?.dynamicallyImportedIds ?? []) imported.add(other)
          modules.set(id, imported)
        }
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset') continue
          for (const name of output.originalFileNames) assets.add(resolve(root(), name))
        }
      },
    },
  }
}
