import type { Root } from 'mdast'
import type { ResultCache } from '../cache/pack-store'
import { checkLimits, tooHardForReference } from './limits'
import { loadNativeParser } from './native'
import { needsReference } from './needs-reference'
import { checkNesting } from './nesting'
import type { MarkdownParser } from './parser'

/**
 * The native parser, and the reference, which is slow to load, for what that may read differently. Those who parse do so in
 * `withReference`.
 */
export interface LazyParser {
  /** @throws NeedsReference, and TooComplexError for texts beyond the limits */
  parse(text: string): Root
  loadReference(): Promise<void>
}

/** The reference may read a text differently, and is not loaded yet. */
export class NeedsReference extends Error {
  /** @param tree as the native parser reads the text */
  constructor(readonly tree: Root) {
    super('This text needs the reference parser.')
  }
}

/** Does work that parses texts, and does it again with the reference if one of them needs it. */
export async function withReference<T>(parser: LazyParser, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NeedsReference)) throw error
    await parser.loadReference()
    return work()
  }
}

/**
 * The native parser if its binding loads, and the reference for pages that the native one may read differently. Otherwise, and on
 * request, only the reference.
 *
 * @param cache of the reference's trees
 */
export async function openLazyParser(
  choice?: 'auto' | 'reference',
  cache?: ResultCache,
): Promise<LazyParser> {
  return createLazyParser(await loadNativeParser(choice), async () => {
    const [{ createReferenceParser }, { cachingParser }] = await Promise.all([
      import('./reference'),
      import('./caching-parser'),
    ])
    return cachingParser(createReferenceParser(), cache)
  })
}

/** Both parsers as one. */
export function createLazyParser(
  native: MarkdownParser | undefined,
  load: () => Promise<MarkdownParser>,
): LazyParser {
  let reference: MarkdownParser | undefined
  return {
    parse(text) {
      checkLimits(text)
      const tree: Root = native?.parse(text) ?? { type: 'root', children: [] }
      checkNesting(tree)
      const isTrusted = native !== undefined && !needsReference(tree, text)
      const problem = isTrusted ? undefined : tooHardForReference(text)
      if (isTrusted || (native && problem)) return tree
      if (problem !== undefined) throw problem
      if (reference === undefined) throw new NeedsReference(tree)
      const right = reference.parse(text)
      checkNesting(right)
      return right
    },
    async loadReference() {
      reference ??= await load()
    },
  }
}
