import { ownVersion } from '../cache/own-version'
import { digest } from '../text/digest'

/** Raise when the compiler's output changes for the same text. */
const compilerVersion = 4

export interface FingerprintParts {
  readonly parser: string
  /** Names the users' plugins and their versions. */
  readonly plugins: string
  /** Options of the site that change pages. */
  readonly settings: string
}

/** Fingerprint of everything that affects compiled pages besides their texts. */
export function fingerprint(parts: FingerprintParts): string {
  return digest(JSON.stringify([compilerVersion, ownVersion(), parts]), 16)
}
