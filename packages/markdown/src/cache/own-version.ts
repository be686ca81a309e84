import { builtVersion } from '../fs/module-key'
import { once } from '../text/once'

/** Hash of the code of this package and of all that it imports. Caches of another version are ignored. */
export const ownVersion = once(() => builtVersion(import.meta.url, ['index.js', 'host.js']))
