import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digest } from '../text/digest'
import { once } from '../text/once'

/** Hash of this package's built code and of its manifest, which pins its dependencies. Caches of another version are ignored. */
export const ownVersion = once((): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  const code = readdirSync(here)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => digest(readFileSync(join(here, name))))
  return digest([manifest(here), ...code].join('\n'), 16)
})

/** The nearest package.json above. */
function manifest(folder: string): string {
  const file = join(folder, 'package.json')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const above = dirname(folder)
  return above === folder ? '' : manifest(above)
}
