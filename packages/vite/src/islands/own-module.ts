import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Query of a client module's own code, as opposed to the module that wraps its exports. */
export const islandQuery = '?landing-island'

/** By folder. A package does not change its name while Vite runs. */
const framework = new Map<string, boolean>()

/** Whether a module belongs to the site: not installed, and not part of the framework. */
export function isOwnModule(file: string): boolean {
  return !file.includes('/node_modules/') && !isFramework(dirname(file))
}

function isFramework(folder: string): boolean {
  const cachedAnswer = framework.get(folder)
  if (cachedAnswer !== undefined) return cachedAnswer
  const above = dirname(folder)
  const answer = isPublished(folder) ?? (above !== folder && isFramework(above))
  framework.set(folder, answer)
  return answer
}

/** True for a published package of the framework; `undefined` without a manifest, and with one that only sets `type`. */
function isPublished(folder: string): boolean | undefined {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  if (typeof manifest.name !== 'string') return undefined
  return manifest.name.startsWith('@landing/') && manifest.private !== true
}
