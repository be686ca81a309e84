import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFile } from '@landing/markdown/authoring'
import {
  componentWithoutExport,
  type Diagnostic,
  diagnosticOf,
  pageWithoutExport,
  type SourceLocation,
} from '@landing/schema'

/** The project's own modules. */
export interface OwnModules {
  /** Paths below `src/pages`, with `/`. */
  readonly pages: readonly string[]
  /** Names of files in `src/components`, by the name of the component. */
  readonly components: ReadonlyMap<string, string>
}

/** Pages that export nothing as default, and components that do so, where Markdown uses them. */
export function checkExports(
  root: string,
  { pages, components }: OwnModules,
  uses: ReadonlyMap<string, readonly SourceLocation[]>,
): Diagnostic[] {
  const ofPages = pages.flatMap((name) => {
    const file = join(root, 'src/pages', name)
    return mayExportDefault(file) ? [] : [diagnosticOf(pageWithoutExport(name, file))]
  })
  const ofComponents = [...uses].flatMap(([name, locations]) => {
    const file = components.get(name)
    if (file === undefined || mayExportDefault(join(root, 'src/components', file))) return []
    return locations.map((location) => diagnosticOf(componentWithoutExport(name), location))
  })
  return [...ofPages, ...ofComponents]
}

/** True unless nothing in a module looks like a default export; a comment that does is found by the build. */
function mayExportDefault(file: string): boolean {
  if (!isFile(file)) return true
  const code = readFileSync(file, 'utf8')
  return /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}|\bmodule\.exports\b/.test(code)
}
