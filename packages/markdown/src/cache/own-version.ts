import { builtVersion } from '../fs/module-key'
import { once } from '../text/once'

/** Caches of another version are ignored. */
export const ownVersion = once(() => builtVersion(import.meta.url))
