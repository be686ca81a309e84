import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderWith } from '../fs/reach'
import { digest } from '../text/digest'
import { once } from '../text/once'

/** Hash of this package's built code and of its manifest, which pins its dependencies. Caches of another version are ignored. */
export const ownVersion = once((): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  const code = readdirSync(here)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => digest(readFileSync(join(here, name))))
  const root = folderWith('package.json', here)
  const manifest = root === undefined ? '' : readFileSync(join(root, 'package.json'), 'utf8')
  return digest([manifest, ...code].join('\n'), 16)
})
