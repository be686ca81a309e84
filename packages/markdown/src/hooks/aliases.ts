import { join } from 'node:path'
import { folderWith } from '../fs/file-status'
import type { CompileHooks } from './compile-hooks'
import type { Hooks } from './loaded-hooks'

/** Files that a path with an alias of a plugin may stand for, absolute; empty for other paths. */
export function aliasedFiles(
  path: string,
  { all }: Hooks<CompileHooks>,
  contentDir: string,
): string[] {
  const aliases = all.flatMap(({ dialect }) => Object.entries(dialect?.aliases ?? {}))
  const alias = aliases.find(([start]) => path.startsWith(start))
  if (alias === undefined) return []
  // Components belong to the project; static files belong to its content.
  const inside = join(alias[1], path.slice(alias[0].length))
  const project = folderWith('package.json', contentDir) ?? contentDir
  return [join(project, inside), join(contentDir, inside)]
}
