import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { moduleKey } from '../fs/module-key'
import { digest } from '../text/digest'
import { once } from '../text/once'

/** Built files of this package with all code that makes pages, lazily loaded or not. */
const entries = ['index.js', 'compile-thread.js']

/** Hash of the code of this package and of all that it imports. Caches of another version are ignored. */
export const ownVersion = once((): string => {
  const here = fileURLToPath(import.meta.url)
  // In tests, which run on the sources, caches are new.
  if (extname(here) !== '.js') return 'sources'
  return digest(
    entries
      .map((entry) => moduleKey(pathToFileURL(join(dirname(here), entry)).href, 'manifests'))
      .join(),
    16,
  )
})
