import type { CompileInput } from '../compile/compiler'
import { digest } from '../text/digest'

/**
 * Everything known before compiling that can change the result. Files and data views that a page reads
 * are only known afterwards: they are kept with the page and compared when it is read.
 */
export function cacheKey(
  input: Pick<CompileInput, 'source' | 'dialect' | 'hash'>,
  fingerprint: string,
): string {
  return digest([fingerprint, input.dialect, input.source, input.hash].join('\n'))
}
