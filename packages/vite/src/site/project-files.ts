import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { relativePath } from '@landing/markdown/authoring'
import { componentKey, pageFiles } from '@landing/schema'

/** A file of the site's own pages. */
export interface PageFileRef {
  /** Path below `src/pages` without extension, with `/`: `index`, `about/team`. */
  readonly key: string
  /** Absolute path. */
  readonly file: string
  /** Route path. */
  readonly path: string
}

/**
 * Lists the pages below `<root>/src/pages`, sorted by key. Names that start with `_` are not pages.
 *
 * @throws LandingError `routes/duplicate` for two with one address
 */
export function findPages(root: string, trailingSlash: boolean | undefined): PageFileRef[] {
  const folder = join(root, 'src/pages')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)))
  return pageFiles(names, trailingSlash).map(({ name, key, path }) => ({
    key,
    path,
    file: join(folder, name),
  }))
}

/** A component of the site's own that Markdown may use: `:::name` or `::name`. */
export interface ComponentFileRef {
  /** Name of the file without extension. */
  readonly name: string
  /** Absolute path. */
  readonly file: string
}

/** The module that replaces parts and texts of the theme, if the project has one: `src/theme.tsx`, `.jsx`, `.ts` or `.js`. */
export function findThemeModule(root: string): string | undefined {
  const files = ['tsx', 'jsx', 'ts', 'js'].map((type) => join(root, `src/theme.${type}`))
  return files.find((file) => existsSync(file))
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
