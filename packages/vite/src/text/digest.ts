import { createHash } from 'node:crypto'

/** Content hash. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url')
}
