import { createHash } from 'node:crypto'

/** Content hash as lower-case hex; `length` digits of SHA-256, default 32. */
export function digest(content: string | Uint8Array, length = 32): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length)
}
