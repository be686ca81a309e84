import type { Root } from 'mdast'
import type { ResultCache } from '../cache/pack-store'
import { isDoubtful } from './doubts'
import { checkLimits, tooHardForReference } from './limits'
import { loadNativeParser } from './native'
import { checkNesting } from './nesting'
import type { MarkdownParser } from './parser'

export interface LazyTree {
  readonly tree: Root
  /** True if the reference parser reads the same; otherwise ask again after `loadReference`. */
  readonly isSure: boolean
}

/** The native parser, and the reference, which is slow to load, for what that may read differently. */
export interface LazyParser {
  /** @throws TooComplexError for texts beyond the limits */
  parse(text: string): LazyTree
  /** Loads the reference if a text needed it. @returns true if texts must be read again */
  loadReference(): Promise<boolean>
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
    const [{ createReferenceParser }, { rememberingParser }] = await Promise.all([
      import('./reference'),
      import('./remembering'),
    ])
    return rememberingParser(createReferenceParser(), cache)
  })
}

/** Both parsers as one. */
export function createLazyParser(
  native: MarkdownParser | undefined,
  load: () => Promise<MarkdownParser>,
): LazyParser {
  let reference: MarkdownParser | undefined
  let isWanted = false
  return {
    parse(text) {
      checkLimits(text)
      const tree: Root = native?.parse(text) ?? { type: 'root', children: [] }
      checkNesting(tree)
      const isTrusted = native !== undefined && !isDoubtful(tree, text)
      const problem = isTrusted ? undefined : tooHardForReference(text)
      if (isTrusted || (native && problem)) return { tree, isSure: true }
      if (problem !== undefined) throw problem
      isWanted = true
      if (reference === undefined) return { tree, isSure: false }
      const right = reference.parse(text)
      checkNesting(right)
      return { tree: right, isSure: true }
    },
    async loadReference() {
      if (!isWanted || reference !== undefined) return false
      reference = await load()
      return true
    },
  }
}

/** Reads a text as the reference does, which is loaded if it is needed. */
export async function parseSurely(parser: LazyParser, text: string): Promise<Root> {
  const { tree, isSure } = parser.parse(text)
  if (isSure) return tree
  await parser.loadReference()
  return parser.parse(text).tree
}
