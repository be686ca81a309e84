import { createHash } from 'node:crypto'

/** The name of a content: two are the same when their digests are. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url')
}
