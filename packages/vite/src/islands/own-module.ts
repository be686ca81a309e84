import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Query of a client module's own code, as opposed to the module that wraps its exports. */
export const islandQuery = '?landing-island'

const frameworkPackages: ReadonlySet<string> = new Set(
  ['content', 'router', 'schema', 'search', 'terraform', 'theme', 'vite'].map(
    (name) => `@landing/${name}`,
  ),
)

/** Package names by folder. A package does not change its name while Vite runs. */
const owners = new Map<string, string>()

/** Whether a module belongs to the site: not installed, and not part of the framework. */
export function isOwnModule(file: string): boolean {
  return !file.includes('/node_modules/') && !frameworkPackages.has(ownerOf(dirname(file)))
}

function ownerOf(folder: string): string {
  const known = owners.get(folder)
  if (known !== undefined) return known
  const above = dirname(folder)
  const owner = nameIn(folder) ?? (above === folder ? '' : ownerOf(above))
  owners.set(folder, owner)
  return owner
}

/** `undefined` without a manifest, and with one that only sets `type`. */
function nameIn(folder: string): string | undefined {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: unknown }
  return typeof name === 'string' ? name : undefined
}
