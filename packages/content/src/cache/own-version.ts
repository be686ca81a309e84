import { once } from '@landing/markdown/authoring'
import { builtVersion } from '@landing/markdown/host'

/** Caches of another version are ignored. */
export const ownVersion = once(() => builtVersion(import.meta.url))
