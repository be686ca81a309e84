import { once } from '@landing/markdown/authoring'
import { builtVersion } from '@landing/markdown/host'

/** Hash of the code of this package and of all that it imports. Caches of another version are ignored. */
export const ownVersion = once(() =>
  builtVersion(import.meta.url, ['index.js', 'compile-thread.js']),
)
