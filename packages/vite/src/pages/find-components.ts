import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { componentKey } from '@landing/schema'

/** A component of the site's own that Markdown may use: `:::name` or `::name`. */
export interface ComponentFileRef {
  /** Name of the file without extension. */
  readonly name: string
  /** Absolute path. */
  readonly file: string
}

/** Lists the components in `<root>/src/components`, sorted by name. Folders are for their parts. */
export function findComponents(root: string): ComponentFileRef[] {
  const folder = join(root, 'src/components')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx$/.test(entry.name))
    .flatMap((entry): ComponentFileRef[] => {
      const name = componentKey(entry.name)
      return name === undefined ? [] : [{ name, file: join(folder, entry.name) }]
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
