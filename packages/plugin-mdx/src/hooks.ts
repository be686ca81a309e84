import type { CompileHooks } from '@landing/markdown'
import { severities } from './codes'
import { mdxParser } from './parser'

/** Reads MDX: for plugins whose dialects have pages in it, too. */
export const mdxHooks: Pick<CompileHooks, 'codes' | 'parser'> = {
  codes: severities,
  parser: mdxParser,
}
