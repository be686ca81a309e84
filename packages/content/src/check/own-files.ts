import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  componentWithoutExport,
  type Diagnostic,
  diagnosticOf,
  type LandingError,
  pageWithoutExport,
  type SourceLocation,
} from '@landing/schema'
import { fileError } from '../fs/file-error'
import { isFile, isFolder } from '../fs/reach'

const folders = [
  ['src/pages', 'scandir'],
  ['src/components', 'scandir'],
  ['.landing', 'mkdir'],
] as const
const files = [...['tsx', 'jsx', 'ts', 'js'].map((type) => `src/theme.${type}`), 'src/styles.css']

/** The error of a build that needs one of the project's own files, but it is a folder, or the other way round. */
export function misplacedFile(root: string, contentDir: string): LandingError | undefined {
  for (const [path, syscall] of [...folders, [join(contentDir, 'static'), 'scandir']] as const) {
    const file = resolve(root, path)
    if (existsSync(file) && !isFolder(file))
      return fileError(root, file, { code: 'ENOTDIR', syscall })
  }
  const file = files.map((path) => join(root, path)).find(isFolder)
  return file === undefined ? undefined : fileError(root, file, { code: 'EISDIR', syscall: 'read' })
}

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
